/** Test server with a feature of its own behind the real HTTP layer, whose streams and files the device reads over HTTP. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import { bytes, stream } from '#contract/endpoint.ts'
import { CALL_TIMEOUT_MS } from '#contract/envelope.ts'
import { MAX_STREAM_SILENCE_MS } from '#contract/event-stream.ts'
import { createTextSchema } from '#contract/fields.ts'
import { ApiError, configureApi } from '#device/wire/api.ts'
import { fetchBytes } from '#device/wire/bytes.ts'
import { callStream as callStreamInChunks } from '#device/wire/stream.ts'
import type { ResponseFile } from '#server/http/bytes-reply.ts'
import { AppError } from '#server/http/app-error.ts'
import type { EndpointHandlers } from '#server/http/handle.ts'
import { startCallsServer, type CallsServer } from '../support/calls-server.ts'

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('asked'), id: z.string(), by: z.string() }),
  z.object({ type: z.literal('piece'), text: z.string() }),
])
type Event = z.infer<typeof event>

const nothing = z.object({})
export const table = {
  tell: stream('read', '/test/tell', z.object({ what: createTextSchema(20) }), event, { longestMs: 60_000 }),
  hurry: stream('read', '/test/hurry', nothing, event, { longestMs: 40 }),
  ask: stream('change', '/test/ask', z.object({ id: createTextSchema(40) }), event, { longestMs: 60_000 }),
  picture: bytes('/test/picture', z.object({ name: createTextSchema(20) }), { types: ['image/png', 'image/webp'], maxBytes: 200_000 }),
  voice: bytes('/test/voice', nothing, { types: ['audio/mpeg'], maxBytes: 1_000, access: 'fatebook' }),
}

interface Replies {
  server: CallsServer
  token: string
  userId: string
  /** Implementation of the streams and the files for the current test. */
  streamEvents: (signal: AbortSignal) => AsyncIterable<Event>
  getFile: () => ResponseFile
  /** Ids of the changes begun in the current test. */
  begun: string[]
  /** Signal that the last call received. */
  lastSignal: AbortSignal | undefined
}

/** Server, user and implementations of the current test. */
export const replies = {} as Replies

export const features: EndpointHandlers<typeof table> = {
  tell: (_deps, _caller, _input, signal) => replies.streamEvents((replies.lastSignal = signal)),
  hurry: (_deps, _caller, _input, signal) => replies.streamEvents((replies.lastSignal = signal)),
  ask: {
    begin: async (_deps, { userId }, { id }) => {
      if (id === 'nothing') throw new AppError('timesSpent')
      replies.begun.push(id)
      return { type: 'asked', id: `${id}-${replies.begun.length}`, by: userId }
    },
    follow: (_deps, _caller, _first, signal) => replies.streamEvents((replies.lastSignal = signal)),
  },
  picture: async (_deps, _caller, _input, signal) => {
    replies.lastSignal = signal
    return replies.getFile() as ResponseFile<'image/png'>
  },
  voice: async () => ({ type: 'audio/mpeg', body: new Uint8Array(3) }),
}

export const piece = (text: string): Event => ({ type: 'piece', text })

export async function* pieces(...texts: readonly string[]): AsyncGenerator<Event> {
  for (const each of texts) yield piece(each)
}

/** Yields one event, then waits until the signal aborts. */
export async function* silentAfterOne(signal: AbortSignal): AsyncGenerator<Event> {
  yield piece('一')
  await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

/** Yields one event, then hangs and ignores the signal. */
export async function* deafAfterOne(): AsyncGenerator<Event> {
  yield piece('一')
  await new Promise(() => undefined)
}

/** Starts one server with a user for the tests of a file; each test starts with the default implementations. */
export function useReplyServer(): void {
  beforeAll(async () => {
    const server = await startCallsServer(table, features)
    Object.assign(replies, { server, ...(await server.newUser()) })
  })
  afterAll(() => replies.server.stop())
  beforeEach(() => {
    configureApi({ baseUrl: replies.server.url, timeoutMs: CALL_TIMEOUT_MS, patienceMs: 8_000, silenceMs: MAX_STREAM_SILENCE_MS })
    replies.streamEvents = () => pieces('一', '二')
    replies.getFile = () => ({ type: 'image/png', body: new Uint8Array(1_000) })
    replies.begun = []
    replies.lastSignal = undefined
  })
  afterEach(() => vi.useRealTimers())
}

/** Yields the events of a stream one by one, although chunks may hold several. */
export async function* callStream(...of: Parameters<typeof callStreamInChunks>): AsyncGenerator<Event> {
  for await (const events of callStreamInChunks(...of)) yield* events as Event[]
}

export const tell = (signal?: AbortSignal) => callStream(table.tell, { what: '前程' }, { token: replies.token, signal })
export const show = (more: Partial<typeof table.picture> = {}) =>
  fetchBytes({ ...table.picture, ...more }, { name: '甲' }, { token: replies.token })

export async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const each of events) found.push(each)
  return found
}

export async function faultOf(asking: Promise<unknown>): Promise<ApiError> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

/** Reads one event and returns the error of the next read. */
export async function afterOne(events: AsyncGenerator<Event>): Promise<ApiError> {
  expect((await events.next()).value).toEqual(piece('一'))
  return faultOf(events.next())
}

/** Starts another server that gives the same response to every request. */
export async function withAnswer<T>(type: string, body: string, ask: () => Promise<T>): Promise<T> {
  const anonymous = createServer((_request, response) => response.writeHead(200, { 'Content-Type': type }).end(body))
  await new Promise<void>((resolve) => anonymous.listen(0, '127.0.0.1', resolve))
  configureApi({ baseUrl: `http://127.0.0.1:${(anonymous.address() as AddressInfo).port}` })
  return ask().finally(() => {
    anonymous.closeAllConnections()
    anonymous.close()
  })
}
