import { TIMEOUT_MS } from '#contract/envelope.ts'
import { SILENCE_MS } from '#contract/event-stream.ts'

/** The page and the worker use their own origin; tests set another one and shorter times. */
export const wire = {
  baseUrl: '',
  /** Until the full response is here; for a stream or a file, until it begins. */
  timeoutMs: TIMEOUT_MS,
  /** The call may still succeed, but after this time the page says that it shows stored data. */
  patienceMs: 8_000,
  /** After this time a second request starts on another connection. */
  hedgeAfterMs: 10_000,
  /** Between two chunks of a stream or a file. */
  silenceMs: SILENCE_MS,
  /** Delay before an interrupted answer is followed again; doubles each time. */
  retryMs: 1_000,
}
