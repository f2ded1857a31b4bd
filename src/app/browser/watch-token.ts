import { storage } from './storage.ts'

/** Calls `listener` whenever another tab has logged in or out. Returns what ends it. */
export function watchToken(listener: () => void): () => void {
  let known = storage.token()
  const look = () => {
    if (storage.token() === known) return
    known = storage.token()
    listener()
  }
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}
