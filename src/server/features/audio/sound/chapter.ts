import { normalizeLoudness } from './normalize-loudness.ts'
import { encodeMp3 } from './mp3.ts'
import { AUDIO_SAMPLE_RATE } from './rate.ts'
import { resample } from './resample.ts'
import { trimSilence } from './trim-silence.ts'
import { BadWavError, parseWav } from './wav.ts'

/** Builds the audio of a chapter from its sentences. */
export class ChapterBuilder {
  private readonly parts: Float32Array<ArrayBuffer>[] = []
  private length = 0

  /** Adds a sentence (a WAV file) and the pause after it. Returns the chapter's seconds so far. Throws `BadWavError`, also for silence. */
  add(wav: Uint8Array, pauseMs: number): number {
    const sound = parseWav(wav)
    const spoken = trimSilence(resample(sound, AUDIO_SAMPLE_RATE), AUDIO_SAMPLE_RATE)
    if (spoken.length === 0) throw new BadWavError('silence')
    this.push(spoken)
    this.push(new Float32Array(Math.round((pauseMs / 1000) * AUDIO_SAMPLE_RATE)))
    return this.length / AUDIO_SAMPLE_RATE
  }

  private push(part: Float32Array<ArrayBuffer>): void {
    this.parts.push(part)
    this.length += part.length
  }

  /** Returns the chapter as MP3 frames, normalised to the target loudness. Empties the builder. */
  async end(): Promise<Uint8Array<ArrayBuffer>> {
    const whole = new Float32Array(this.length)
    let at = 0
    for (const part of this.parts.splice(0)) {
      whole.set(part, at)
      at += part.length
    }
    return encodeMp3(normalizeLoudness(whole, AUDIO_SAMPLE_RATE))
  }
}
