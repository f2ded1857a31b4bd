import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** Creates a signal that aborts when the client disconnects; also when the response has ended, which does no harm. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = (): void => leaving.abort(new AppError('badRequest'))
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return leaving.signal
}

/** Creates a signal that aborts when the server stops, so that it does not wait for long work. */
export function createShutdownSignal(app: FastifyInstance): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new AppError('unavailable')))
  return closing.signal
}

/** Creates a signal that aborts when the response takes longer than `longestMs`. */
export function createTimeoutSignal(reply: FastifyReply, longestMs: number): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new AppError('unavailable')), longestMs)
  reply.raw.once('close', () => clearTimeout(timer))
  return limit.signal
}
