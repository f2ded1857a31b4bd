/** Listeners for new pieces in this process, by answer. Answers of other processes are polled. */
const waiting = new Map<string, Set<() => void>>()

const keyOf = (userId: string, messageId: string): string => `${userId} ${messageId}`

/** Notifies listeners of new pieces; call after the commit that wrote them. */
export function notifyNews(userId: string, messageId: string): void {
  for (const wake of waiting.get(keyOf(userId, messageId)) ?? []) wake()
}

/** Resolves on news, after `ms` milliseconds, or when the signal aborts. */
export function waitForNews(userId: string, messageId: string, ms: number, signal: AbortSignal): Promise<void> {
  const key = keyOf(userId, messageId)
  const all = waiting.get(key) ?? new Set()
  waiting.set(key, all)
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      all.delete(wake)
      if (all.size === 0 && waiting.get(key) === all) waiting.delete(key)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal.addEventListener('abort', wake)
    all.add(wake)
    if (signal.aborted) wake()
  })
}
