import { AppError } from '../../http/app-error.ts'

/** Streams of one user in this process at once; each looks for news a few times a second. */
const MAX_STREAMS = 30

const streams = new Map<string, number>()

/** Counts a stream of a user; the answer ends it. Throws `tooManyRequests`. */
export function beginFollowing(userId: string): () => void {
  const count = streams.get(userId) ?? 0
  if (count >= MAX_STREAMS) throw new AppError('tooManyRequests')
  streams.set(userId, count + 1)
  return () => {
    const left = streams.get(userId)! - 1
    if (left === 0) streams.delete(userId)
    else streams.set(userId, left)
  }
}
