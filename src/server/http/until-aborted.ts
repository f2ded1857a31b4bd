/** What a source brings until the signal ends it: then its reason is thrown at once, though the source may still be at work. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T, void> {
  const iterator = source[Symbol.asyncIterator]()
  const aborted = abortOf(signal)
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } catch (error) {
    // A source that heeds the signal may word the end in its own way.
    throw signal.aborted ? signal.reason : error
  } finally {
    // Not awaited: a source that does not heed the signal ends when it pleases.
    iterator.return?.().catch(() => undefined)
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  aborted.catch(() => undefined)
  return aborted
}
