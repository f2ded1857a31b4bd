/** Yields from a source until the signal aborts, then throws its reason at once, even while the source is still working. */
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
    // Throws the signal's reason even if a source that observes the signal threw its own error.
    throw signal.aborted ? signal.reason : error
  } finally {
    // Does not await the source, which may end late if it ignores the signal.
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
