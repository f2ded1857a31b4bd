import { wire } from './wire.ts'

/**
 * Runs a request, and a second one if the first hangs, as on a silently dead connection. The first to settle wins; both are aborted then.
 */
export async function hedge<T>(run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const over = new AbortController()
  const giveUp = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  let timer: ReturnType<typeof setTimeout> | undefined
  const second = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => run(over.signal).then(resolve, reject), wire.hedgeAfterMs)
  })
  try {
    return await Promise.race([run(over.signal), second])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    over.abort()
  }
}
