import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** Aborts when the client leaves, which is no fault of ours; also when the answer is out, where it does no harm. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = (): void => leaving.abort(new AppError('badRequest'))
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return leaving.signal
}

/** Aborts when the server stops, which then need not wait for work that takes minutes. */
export function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new AppError('unavailable')))
  return closing.signal
}

/** Aborts when an answer has taken so long. */
export function timeLimitOf(reply: FastifyReply, longestMs: number): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new AppError('unavailable')), longestMs)
  reply.raw.once('close', () => clearTimeout(timer))
  return limit.signal
}
