import { AppError } from '../../http/app-error.ts'

/** Concurrent streams per user in this process; each polls a few times a second. */
const MAX_STREAMS = 30

const streams = new Map<string, number>()

/** Counts a stream of a user; returns a function that ends it. Throws `tooManyRequests`. */
export function countStream(userId: string): () => void {
  const count = streams.get(userId) ?? 0
  if (count >= MAX_STREAMS) throw new AppError('tooManyRequests')
  streams.set(userId, count + 1)
  return () => {
    const left = streams.get(userId)! - 1
    if (left === 0) streams.delete(userId)
    else streams.set(userId, left)
  }
}
