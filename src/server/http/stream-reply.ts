import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { END_EVENT, ERROR_EVENT, HEARTBEAT_MS } from '#contract/event-stream.ts'
import { toErrorEnvelope } from './errors.ts'
import { untilAborted } from './until-aborted.ts'

/** Streams events. Throws an error before the first event; sends a later one as the last event. An abort of `signal` counts as an error. */
export async function sendEvents(reply: FastifyReply, source: AsyncIterable<object>, signal: AbortSignal): Promise<FastifyReply> {
  const events = untilAborted(source, signal)
  const first = await events.next()
  const answer = new PassThrough()
  const heart = setInterval(() => answer.writable && answer.write(':\n\n'), HEARTBEAT_MS)
  answer.once('close', () => {
    clearInterval(heart)
    void events.return()
  })
  // Ignores pipeline errors: source errors are sent in the stream, and other errors mean that the client has left.
  pipeline(Readable.from(linesOf(first, events, reply.log)), answer).catch(() => undefined)
  // Closes the connection after the stream, as it would delay a stopping server. Disables buffering by proxies.
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

/** Formats the `id` field of the event stream, for events with a number. */
const idLine = (data: object): string => ('seq' in data ? `id: ${String(data.seq)}\n` : '')

const dataLine = (data: object): string => `${idLine(data)}data: ${JSON.stringify(data)}\n\n`

const namedLines = (event: string, data: object): string => `event: ${event}\n${dataLine(data)}`
