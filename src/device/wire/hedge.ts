import { wire } from './wire.ts'

/**
 * Runs a request, and when it hangs the same one beside it: a connection that died in silence holds nobody for
 * the whole of the time that an answer may take. What ends first is the outcome, and the other one is given up.
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
