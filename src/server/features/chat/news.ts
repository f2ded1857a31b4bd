/** Listeners for new pieces by answer, within this process. Pieces written by other processes are found by polling. */
const waiting = new Map<string, Set<() => void>>()

const keyOf = (userId: string, messageId: string): string => `${userId} ${messageId}`

/** Notifies the listeners of an answer's new pieces. Call after the commit that stored the pieces. */
export function notifyNewPieces(userId: string, messageId: string): void {
  for (const wake of waiting.get(keyOf(userId, messageId)) ?? []) wake()
}

/** Resolves when a new piece is stored, after `ms` milliseconds, or when the signal aborts. */
export function waitForNewPieces(userId: string, messageId: string, ms: number, signal: AbortSignal): Promise<void> {
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
