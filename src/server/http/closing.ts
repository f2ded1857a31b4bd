import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Refuses new requests on open connections with `unavailable` while the server stops; running requests are finished. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done()
    void reply.header('connection', 'close')
    done(new AppError('unavailable'))
  })
  // Closes the connection after its last response, which promised to keep it alive; the server would wait a minute for the next request.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end()
    done()
  })
}
