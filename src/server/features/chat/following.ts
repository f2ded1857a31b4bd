import { AppError } from '../../http/app-error.ts'

/** Maximum number of concurrent streams per user in this process; each polls the database several times a second. */
const MAX_STREAMS = 30

const streams = new Map<string, number>()

/** Counts an open stream of a user. Returns a function to call when the stream closes. Throws `tooManyRequests`. */
export function acquireStreamSlot(userId: string): () => void {
  const count = streams.get(userId) ?? 0
  if (count >= MAX_STREAMS) throw new AppError('tooManyRequests')
  streams.set(userId, count + 1)
  return () => {
    const left = streams.get(userId)! - 1
    if (left === 0) streams.delete(userId)
    else streams.set(userId, left)
  }
}
