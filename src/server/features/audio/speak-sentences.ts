import { setTimeout } from 'node:timers/promises'
import type { Locale } from '#contract/locale.ts'
import type { TimedSentence } from '#contract/podcast.ts'
import type { SpokenSentence } from '#readings/spoken/index.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import type { SpeechPort } from '../../ports/speech/speech.ts'
import { withChapterThread } from './sound/chapter-thread.ts'

/** Retry delays per sentence (ms), so that one lost response does not restart a chapter. */
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
  /** Stops after the sentence that reaches so many seconds. */
  readonly most?: number
}

/** MP3 frames, and when each sentence begins in them. */
export interface SpokenAudio {
  readonly mp3: Uint8Array<ArrayBuffer>
  readonly times: readonly TimedSentence[]
}

/** Speaks sentences with their pauses as MP3 frames. Rejects as the port does, and with the signal's reason if it aborts. */
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
