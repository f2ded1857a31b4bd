import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** While the server stops, finishes running requests and refuses new ones on open connections as unavailable. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done()
    void reply.header('connection', 'close')
    done(new AppError('unavailable'))
  })
  // A response that ends now has promised to keep the connection alive, and the server would wait a minute for the next request.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (isClosing) raw.socket.end()
    done()
  })
}
