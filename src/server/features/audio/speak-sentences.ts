import { setTimeout } from 'node:timers/promises'
import type { Locale } from '#contract/locale.ts'
import type { TimedSentence } from '#contract/podcast.ts'
import type { SpokenSentence } from '#readings/spoken/index.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { SpeechPort } from '../../ports/speech/speech.ts'
import { withChapterThread } from './sound/chapter-thread.ts'

/** Delays before the retries of a sentence (ms), so that one failed request does not fail the whole chapter. */
const WAITS_MS = [500, 3_000]

async function withRetries<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const waitMs of WAITS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof PortFailure) || error.isFinal) throw error
      await setTimeout(waitMs, undefined, { signal })
    }
  }
  return work()
}

interface Speaking {
  readonly locale: Locale
  readonly signal: AbortSignal
  /** Stops after the sentence with which the audio reaches this many seconds. */
  readonly most?: number
}

/** MP3 frames, and the start time of each sentence within them. */
export interface SpokenAudio {
  readonly mp3: Uint8Array<ArrayBuffer>
  readonly times: readonly TimedSentence[]
}

/** Returns sentences and their pauses as MP3 frames. Rejects with the speech port's error, or the signal's reason when it aborts. */
export function speakSentences(
  speech: SpeechPort,
  sentences: readonly SpokenSentence[],
  { locale, signal, most = Number.POSITIVE_INFINITY }: Speaking,
): Promise<SpokenAudio> {
  return withChapterThread(signal, async (thread) => {
    const times: TimedSentence[] = []
    let seconds = 0
    for (const { text, paragraph, spoken, pauseMs } of sentences) {
      if (spoken.trim() === '') continue
      times.push({ text, paragraph, at: Math.round(seconds * 1000) })
      seconds = await withRetries(async () => thread.add(await speech.say(spoken, { locale, signal }), pauseMs), signal)
      if (seconds >= most) break
    }
    return { mp3: await thread.end(), times }
  })
}
