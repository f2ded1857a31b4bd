import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { END_EVENT, ERROR_EVENT, HEARTBEAT_MS } from '#contract/event-stream.ts'
import { toErrorEnvelope } from './errors.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * Streams events. An error before the first event is thrown and answered as an envelope; a later one becomes the last event.
 * `signal` ends the stream with its reason.
 */
export async function sendEvents(reply: FastifyReply, source: AsyncIterable<object>, signal: AbortSignal): Promise<FastifyReply> {
  const events = untilAborted(source, signal)
  const first = await events.next()
  const answer = new PassThrough()
  const heart = setInterval(() => answer.writable && answer.write(':\n\n'), HEARTBEAT_MS)
  answer.once('close', () => {
    clearInterval(heart)
    void events.return()
  })
  // Errors are sent in the stream; if the client has left, there is nobody to tell.
  pipeline(Readable.from(linesOf(first, events, reply.log)), answer).catch(() => undefined)
  // A connection kept alive after a stream would delay a stopping server; a buffering proxy would defeat streaming.
  return reply.headers({ connection: 'close', 'x-accel-buffering': 'no' }).type('text/event-stream; charset=utf-8').send(answer)
}

async function* linesOf(first: IteratorResult<object, void>, events: AsyncGenerator<object, void>, log: FastifyBaseLogger) {
  try {
    if (!first.done) yield dataLine(first.value)
    for await (const event of events) yield dataLine(event)
    yield namedLines(END_EVENT, {})
  } catch (error) {
    yield namedLines(ERROR_EVENT, toErrorEnvelope(error, log).body)
  }
}

/** Numbered events also get the `id` field of the format. */
const idLine = (data: object): string => ('seq' in data ? `id: ${String(data.seq)}\n` : '')

const dataLine = (data: object): string => `${idLine(data)}data: ${JSON.stringify(data)}\n\n`

const namedLines = (event: string, data: object): string => `event: ${event}\n${dataLine(data)}`
