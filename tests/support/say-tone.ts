/**
 * Speech program for tests: reads a text from standard input, writes a WAV tone whose length grows with it. Argument: minimum
 * seconds.
 */
import { readFileSync } from 'node:fs'
import { sine, toneSeconds, wavOf } from './tone.ts'

const RATE = 16_000
const least = Number(process.argv[2] ?? 0)

process.stdout.write(wavOf(sine(440, 0.1, Math.max(least, toneSeconds(readFileSync(0, 'utf8'))), RATE), RATE))
