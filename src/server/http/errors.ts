import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { createErrorEnvelope, AppError } from './app-error.ts'
import { codeNameOfError } from './refusals.ts'

/** Maximum bytes and time (ms) for reading a refused body, without which the client would see a closed connection, not the response. */
const DRAIN_LIMIT = 33_554_432
const DRAIN_MS = 10_000

function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = DRAIN_LIMIT
    const end = (): void => {
      clearTimeout(timer)
      request.off('data', count)
      resolve()
    }
    const count = (chunk: Buffer): void => {
      left -= chunk.length
      if (left < 0) end()
    }
    const timer = setTimeout(end, DRAIN_MS)
    request.on('data', count).once('end', end).once('close', end).once('error', end)
    request.resume()
  })
}

/** Converts any error to an envelope. Logs only server errors, whose details are never sent. */
export function toErrorEnvelope(error: unknown, log: FastifyBaseLogger): ReturnType<typeof createErrorEnvelope> {
  const failure = createErrorEnvelope(codeNameOfError(Object(error) as object), error instanceof AppError ? error.data : null)
  if (failure.status >= 500) log.error({ err: error }, 'a request failed')
  return failure
}

/** Responds to every error with an envelope. */
export async function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = toErrorEnvelope(error, request.log)
  if (status === 413 && !request.raw.readableEnded && !request.raw.destroyed) await drainBody(request.raw)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** Responds to unknown routes. */
export async function sendNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = createErrorEnvelope('notFound', null)
  return reply.code(status).send(body)
}

/** Responds with 400 to invalid HTTP or a timeout while reading, when there is no request, only a socket. */
export function handleClientError(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(createErrorEnvelope('badRequest', null).body)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
