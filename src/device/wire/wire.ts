import { CALL_TIMEOUT_MS } from '#contract/envelope.ts'
import { MAX_STREAM_SILENCE_MS } from '#contract/event-stream.ts'

/** Settings of requests, times in milliseconds. The page and the worker use their own origin; tests set another one and shorter times. */
export const requestSettings = {
  baseUrl: '',
  /** Timeout of a call: until the full response has arrived; for a stream or a file, until it begins. */
  timeoutMs: CALL_TIMEOUT_MS,
  /**
   * Time without a response after which the server counts as unreachable and the page says that it shows stored data. The call may still
   * succeed.
   */
  patienceMs: 8_000,
  /** Time after which an idempotent call starts a second request on another connection. */
  hedgeAfterMs: 10_000,
  /** Maximum time between two chunks of a stream or a file. */
  silenceMs: MAX_STREAM_SILENCE_MS,
  /** Delay before an interrupted answer is followed again; doubles with each attempt. */
  retryMs: 1_000,
}
