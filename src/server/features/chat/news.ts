/** Who follows an answer in this process, by the answer's key. Other processes' answers are looked for. */
const waiting = new Map<string, Set<() => void>>()

const keyOf = (userId: string, messageId: string): string => `${userId} ${messageId}`

/** Says that there is more of an answer: after the commit that wrote it. */
export function notifyNews(userId: string, messageId: string): void {
  for (const wake of waiting.get(keyOf(userId, messageId)) ?? []) wake()
}

/** Resolves when there is news, after so many milliseconds, or when the signal aborts. */
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
