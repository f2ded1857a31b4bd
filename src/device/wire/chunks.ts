import { clientError } from './api-error.ts'
import { toApiError } from './track-reachability.ts'
import { wire } from './wire.ts'

/**
 * Yields the bytes of a response as they arrive. Ending the iteration cancels the request.
 * @throws ApiError `offline` if the connection breaks, `timeout` if it stalls; the caller's abort reason
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
    // A response that has ended or failed need not be cancelled.
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
