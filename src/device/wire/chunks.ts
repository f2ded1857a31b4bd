import { clientError } from './api-error.ts'
import { toApiError } from './track-reachability.ts'
import { wire } from './wire.ts'

/**
 * Yields a response's bytes as they arrive; breaking the loop cancels the response. @throws ApiError `offline` or `timeout`; the abort
 * reason
 */
export async function* readChunks({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await withStallTimeout(reader.read()).catch((error: unknown) => {
        throw toApiError(error, signal)
      })
      if (done) return
      yield value
    }
  } finally {
    // Ignores errors: a response that has ended or failed need not be cancelled.
    reader.cancel().catch(() => undefined)
  }
}

async function withStallTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(clientError('timeout')), wire.silenceMs)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}
