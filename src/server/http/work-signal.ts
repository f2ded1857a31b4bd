import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from './app-error.ts'

/** Aborts when the client disconnects; also after the response, where it does no harm. */
export function createDisconnectSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = (): void => leaving.abort(new AppError('badRequest'))
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return leaving.signal
}

/** Aborts when the server stops, so that it does not wait for work of minutes. */
export function createCloseSignal(app: FastifyInstance): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort(new AppError('unavailable')))
  return closing.signal
}

/** Aborts when a response takes longer than this. */
export function createTimeoutSignal(reply: FastifyReply, longestMs: number): AbortSignal {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new AppError('unavailable')), longestMs)
  reply.raw.once('close', () => clearTimeout(timer))
  return limit.signal
}
