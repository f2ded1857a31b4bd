import { clientError } from './api-error.ts'
import { toApiError } from './track-reachability.ts'
import { wire } from './wire.ts'

/**
 * The bytes of an answer as they arrive. Who stops reading ends the request.
 * @throws ApiError `offline` for a cut line, `timeout` for one that fell silent; the caller's own abort reason
 */
export async function* chunksOf({ body }: Response, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  if (reader === undefined) return
  try {
    for (;;) {
      const { done, value } = await beforeSilence(reader.read()).catch((error: unknown) => {
        throw toApiError(error, signal)
      })
      if (done) return
      yield value
    }
  } finally {
    // An answer that has ended or broken has nothing left to cancel.
    reader.cancel().catch(() => undefined)
  }
}

async function beforeSilence<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(clientError('timeout')), wire.silenceMs)
  })
  return Promise.race([reading, silence]).finally(() => clearTimeout(timer))
}
