import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf, AppError } from './app-error.ts'
import { codeNameOfError } from './refusals.ts'

/** A body that is refused is still read this far, or the client would meet a closed connection in place of the answer. */
const DRAIN_LIMIT = 33_554_432
const DRAIN_MS = 10_000

function drained(request: IncomingMessage): Promise<void> {
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

/** The envelope of whatever was thrown; only what is our own fault is logged, and never sent. */
export function failureOf(error: unknown, log: FastifyBaseLogger): ReturnType<typeof envelopeOf> {
  const failure = envelopeOf(codeNameOfError(Object(error) as object), error instanceof AppError ? error.data : null)
  if (failure.status >= 500) log.error({ err: error }, 'a request failed')
  return failure
}

/** Answers every failure with the envelope. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = failureOf(error, request.log)
  if (status === 413 && !request.raw.readableEnded && !request.raw.destroyed) await drained(request.raw)
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** What no route is there for. */
export async function answerNotFound(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, body } = envelopeOf('notFound', null)
  return reply.code(status).send(body)
}

/** What is not even HTTP, or took too long to arrive: there is no request to answer, only a connection. */
export function answerUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(envelopeOf('badRequest', null).body)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
