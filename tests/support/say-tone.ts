/**
 * A voice for tests, as a program: reads a text, and writes a WAV file with a tone that is longer for a longer text. Its argument is
 * how many seconds it takes at least.
 */
import { readFileSync } from 'node:fs'
import { sine, toneSeconds, wavOf } from './tone.ts'

const RATE = 16_000
const least = Number(process.argv[2] ?? 0)

process.stdout.write(wavOf(sine(440, 0.1, Math.max(least, toneSeconds(readFileSync(0, 'utf8'))), RATE), RATE))
