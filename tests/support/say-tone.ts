/**
 * A voice for tests: reads a text, writes a WAV file with a tone of a tenth of a second for every letter, at most three seconds. Its
 * first argument is the rate; `TONE_LOG` in the second: a file that each text is written to.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { toneWav } from './tone.ts'

const [rate = '16000', log] = process.argv.slice(2)
const text = readFileSync(0, 'utf8')
if (log !== undefined) appendFileSync(log, `${JSON.stringify({ text, locale: process.env['SPEECH_LOCALE'] })}\n`)
process.stdout.write(toneWav(text, Number(rate)))
