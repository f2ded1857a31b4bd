import { browserStorage } from './storage.ts'

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
export function watchToken(listener: () => void): () => void {
  let known = browserStorage.getToken()
  const check = () => {
    if (browserStorage.getToken() === known) return
    known = browserStorage.getToken()
    listener()
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}
