import { expect, test } from 'vitest'
import { ChapterBuilder } from '#server/features/audio/sound/chapter.ts'
import { normalizeLoudness } from '#server/features/audio/sound/normalize-loudness.ts'
import { computeIntegratedLoudness } from '#server/features/audio/sound/loudness.ts'
import { cutToFirstSeconds, encodeMp3, mp3SecondsOf } from '#server/features/audio/sound/mp3.ts'
import { resample } from '#server/features/audio/sound/resample.ts'
import { computeTruePeak } from '#server/features/audio/sound/true-peak.ts'
import { BadWavError, parseWav } from '#server/features/audio/sound/wav.ts'
import { decodeMp3 } from '../../support/mp3.ts'
import { sine, wavOf } from '../../support/tone.ts'

const decibels = (value: number) => 20 * Math.log10(value)
function joined(...parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
/** Returns the amplitude of a sine from its samples (√2 times the root mean square). */
const amplitudeOf = (samples: Float32Array) => Math.sqrt((2 * samples.reduce((sum, one) => sum + one * one, 0)) / samples.length)

// ITU-R BS.1770-4, annex 1: 997 Hz at 0 dBFS, mono, is −3.01 LKFS. EBU Tech 3341, cases 3 and 4, minus 3 LU for the missing channel.
test.each([
  ['a tone at full scale', [[997, 0, 5]], -3.01],
  [
    'a tone of −23 dB between softer ones',
    [
      [1000, -36, 10],
      [1000, -23, 60],
      [1000, -36, 10],
    ],
    -26.01,
  ],
  [
    'the same between even softer ones',
    [
      [1000, -72, 10],
      [1000, -36, 10],
      [1000, -23, 60],
      [1000, -36, 10],
      [1000, -72, 10],
    ],
    -26.01,
  ],
] as const)('%s has the loudness of the standard', (_, tones, lufs) => {
  const sound = joined(...tones.map(([hertz, level, seconds]) => sine(hertz, 10 ** (level / 20), seconds, 24_000)))
  expect(Math.abs(computeIntegratedLoudness(sound, 24_000) - lufs)).toBeLessThan(0.1)
})

// EBU Tech 3341, cases 15 and 16: a sine of fs/4 at 45°, whose samples are 3 dB below the peak; −6 dBTP, tolerance +0.2 to −0.4 dB.
test('the true peak lies between the samples', () => {
  const rate = 24_000
  const wave = Float32Array.from({ length: rate }, (_, i) => 0.5 * Math.sin((Math.PI / 2) * i + Math.PI / 4))
  expect(decibels(Math.max(...wave.subarray(100, 200)))).toBeCloseTo(-9.03, 1)
  const peak = decibels(computeTruePeak(wave.map((sample, i) => sample * Math.min(1, i / 500, (rate - i) / 500))))
  expect([peak > -6.42, peak < -5.82]).toEqual([true, true])
})

test('resampling preserves a tone and removes higher frequencies', () => {
  for (const rate of [8_000, 16_000, 22_050, 44_100, 48_000]) {
    const tone = resample({ rate, samples: sine(1000, 0.5, 1, rate) }, 24_000)
    expect(tone.length).toBe(24_000)
    const wanted = sine(1000, 0.5, 1, 24_000)
    const worst = Math.max(...tone.subarray(1000, 23_000).map((sample, i) => Math.abs(sample - wanted[i + 1000]!)))
    expect([rate, worst < 0.005]).toEqual([rate, true])
  }
  const high = resample({ rate: 48_000, samples: sine(15_000, 0.5, 1, 48_000) }, 24_000)
  expect(amplitudeOf(high.subarray(1000, 23_000))).toBeLessThan(0.001)
})

test('speech of any level is normalised below the peak limit', async () => {
  const rate = 24_000
  const bursts = (level: number) =>
    joined(
      ...Array.from({ length: 12 }, (_, i) =>
        joined(sine(180 + i * 40, level * (i % 3 === 0 ? 1 : 0.2), 0.4, rate), new Float32Array(4800)),
      ),
    )
  for (const level of [0.01, 0.1, 1]) {
    const even = normalizeLoudness(bursts(level), rate)
    const { samples } = await decodeMp3(await encodeMp3(even))
    expect(Math.abs(computeIntegratedLoudness(samples, rate) + 16)).toBeLessThan(1)
    expect(decibels(computeTruePeak(samples))).toBeLessThan(-1)
  }
  expect(normalizeLoudness(new Float32Array(rate), rate)).toEqual(new Float32Array(rate))
})

test("the file matches the script's durations without the voice's silence", async () => {
  const chapter = new ChapterBuilder()
  const padded = (seconds: number, rate: number) =>
    wavOf(joined(new Float32Array(rate / 2), sine(300, 0.3, seconds, rate), new Float32Array(rate)), rate)
  chapter.add(padded(1, 16_000), 500)
  expect(chapter.add(padded(2, 44_100), 1500)).toBeCloseTo(5.08, 1)
  const mp3 = await chapter.end()
  const { seconds, errors } = await decodeMp3(mp3)
  expect(errors).toEqual([])
  expect(Math.abs(seconds - 5.08)).toBeLessThan(0.1)
  expect(mp3SecondsOf(mp3.length)).toBeCloseTo(seconds, 6)
})

test('concatenated chapters and a cut at a frame are valid files', async () => {
  const [one, two] = [await encodeMp3(sine(300, 0.3, 2, 24_000)), await encodeMp3(sine(500, 0.3, 1, 24_000))]
  const whole = await decodeMp3(Buffer.concat([one, two]))
  expect([whole.errors, whole.seconds]).toEqual([[], mp3SecondsOf(one.length + two.length)])
  const cut = await decodeMp3(cutToFirstSeconds(one, 1.5))
  expect([cut.errors, cut.seconds]).toEqual([[], 1.488])
})

test('reads every WAV encoding, also with an unknown length', () => {
  const rate = 8_000
  const tone = sine(200, 0.5, 0.1, rate)
  expect(parseWav(wavOf(tone, rate)).samples.length).toBe(800)
  for (const stated of [0x7fff_f000, 0xffff_ffff]) expect(parseWav(wavOf(tone, rate, { statedBytes: stated })).samples.length).toBe(800)
  expect(parseWav(wavOf(Float32Array.from([...tone].flatMap((sample) => [sample, 0])), rate, { channels: 2 })).samples.length).toBe(800)
})

test('refuses invalid sound', () => {
  const good = wavOf(sine(200, 0.5, 0.1, 8_000), 8_000)
  const changed = (at: number, value: number) => Buffer.from(good.map((byte, i) => (i === at ? value : byte)))
  for (const bad of [good.subarray(0, 20), good.subarray(0, 36), changed(20, 85), changed(34, 12), changed(22, 0), changed(24, 1)])
    expect(() => parseWav(bad)).toThrow(BadWavError)
  expect(() => new ChapterBuilder().add(wavOf(new Float32Array(8_000), 8_000), 0)).toThrow(BadWavError)
})
