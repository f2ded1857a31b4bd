import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** A server that is stopping answers what is under way, and on connections that are open still, that it is unavailable. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done()
    void reply.header('connection', 'close')
    done(new AppError('unavailable'))
  })
  // An answer that ends now has promised its connection to the next request: the server would wait a minute for that.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end()
    done()
  })
}
