import { TIMEOUT_MS } from '#contract/envelope.ts'
import { SILENCE_MS } from '#contract/event-stream.ts'

/** The page and the worker talk to their own origin; only tests talk to another one, and wait less. */
export const wire = {
  baseUrl: '',
  /** Until the whole answer is here; of a stream or a file, until it begins. */
  timeoutMs: TIMEOUT_MS,
  /** A call may still get its answer; but who looks at the page is told by then that it shows what was kept. */
  patienceMs: 8_000,
  /** A request that hangs gets another one beside it, on another connection. */
  hedgeAfterMs: 10_000,
  /** Between two pieces of a stream or a file. */
  silenceMs: SILENCE_MS,
  /** Until an answer that was cut off is asked for again; twice as long each time after. */
  againMs: 1_000,
}
