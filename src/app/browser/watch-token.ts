import { storage } from './storage.ts'

/** Calls `listener` when another tab logs in or out. Returns the unsubscribe function. */
export function watchToken(listener: () => void): () => void {
  let known = storage.getToken()
  const check = () => {
    if (storage.getToken() === known) return
    known = storage.getToken()
    listener()
  }
  addEventListener('storage', check)
  return () => removeEventListener('storage', check)
}
