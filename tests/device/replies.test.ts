/** Tests streams and files between the device's HTTP layer and the real server, over HTTP, with a test feature. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes.ts'
import { bytes, stream } from '#contract/endpoint.ts'
import { TIMEOUT_MS } from '#contract/envelope.ts'
import { HEARTBEAT_MS, MAX_EVENT_LENGTH, SILENCE_MS } from '#contract/event-stream.ts'
import { text } from '#contract/fields.ts'
import { ApiError, configureApi } from '#device/wire/api.ts'
import { callBytes } from '#device/wire/bytes.ts'
import { isServerReachable } from '#device/wire/reachability.ts'
import { callStream as callStreamInChunks } from '#device/wire/stream.ts'
import type { File } from '#server/http/bytes-reply.ts'
import { AppError } from '#server/http/app-error.ts'
import type { Features } from '#server/http/handle.ts'
import { startCalls, type CallsServer } from '../support/calls-server.ts'
import { waitUntil } from '../support/wait-until.ts'

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('asked'), id: z.string(), by: z.string() }),
  z.object({ type: z.literal('piece'), text: z.string() }),
])
type Event = z.infer<typeof event>

const nothing = z.object({})
const table = {
  tell: stream('read', '/test/tell', z.object({ what: text(20) }), event, { longestMs: 60_000 }),
  hurry: stream('read', '/test/hurry', nothing, event, { longestMs: 40 }),
  ask: stream('change', '/test/ask', z.object({ id: text(40) }), event, { longestMs: 60_000 }),
  picture: bytes('/test/picture', z.object({ name: text(20) }), { types: ['image/png', 'image/webp'], maxBytes: 200_000 }),
  voice: bytes('/test/voice', nothing, { types: ['audio/mpeg'], maxBytes: 1_000, access: 'fatebook' }),
}

/** Implementation of the features for the current test, and the signal that the last call received. */
let streamEvents: (signal: AbortSignal) => AsyncIterable<Event>
let getFile: () => File
let begun: string[]
let lastSignal: AbortSignal | undefined

const features: Features<typeof table> = {
  tell: (_deps, _caller, _input, signal) => streamEvents((lastSignal = signal)),
  hurry: (_deps, _caller, _input, signal) => streamEvents((lastSignal = signal)),
  ask: {
    begin: async (_deps, { userId }, { id }) => {
      if (id === 'nothing') throw new AppError('timesSpent')
      begun.push(id)
      return { type: 'asked', id: `${id}-${begun.length}`, by: userId }
    },
    follow: (_deps, _caller, _first, signal) => streamEvents((lastSignal = signal)),
  },
  picture: async (_deps, _caller, _input, signal) => {
    lastSignal = signal
    return getFile() as File<'image/png'>
  },
  voice: async () => ({ type: 'audio/mpeg', body: new Uint8Array(3) }),
}

const piece = (text: string): Event => ({ type: 'piece', text })

async function* pieces(...texts: readonly string[]): AsyncGenerator<Event> {
  for (const each of texts) yield piece(each)
}

/** Yields one event, then waits until the signal aborts. */
async function* silentAfterOne(signal: AbortSignal): AsyncGenerator<Event> {
  yield piece('一')
  await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

/** Yields one event, then hangs and ignores the signal. */
async function* deafAfterOne(): AsyncGenerator<Event> {
  yield piece('一')
  await new Promise(() => undefined)
}

let server: CallsServer
let token: string
let userId: string
beforeAll(async () => {
  server = await startCalls(table, features)
  ;({ token, userId } = await server.newUser())
})
afterAll(() => server.stop())
beforeEach(() => {
  configureApi({ baseUrl: server.url, timeoutMs: TIMEOUT_MS, patienceMs: 8_000, silenceMs: SILENCE_MS })
  streamEvents = () => pieces('一', '二')
  getFile = () => ({ type: 'image/png', body: new Uint8Array(1_000) })
  begun = []
  lastSignal = undefined
})
afterEach(() => vi.useRealTimers())

/** Yields the events of a stream one by one, although chunks may hold several. */
async function* callStream(...of: Parameters<typeof callStreamInChunks>): AsyncGenerator<Event> {
  for await (const events of callStreamInChunks(...of)) yield* events as Event[]
}
const tell = (signal?: AbortSignal) => callStream(table.tell, { what: '前程' }, { token, signal })
const show = (more: Partial<typeof table.picture> = {}) => callBytes({ ...table.picture, ...more }, { name: '甲' }, { token })

async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const each of events) found.push(each)
  return found
}

async function faultOf(asking: Promise<unknown>): Promise<ApiError> {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

/** Reads one event and returns the error of the next read. */
async function afterOne(events: AsyncGenerator<Event>): Promise<ApiError> {
  expect((await events.next()).value).toEqual(piece('一'))
  return faultOf(events.next())
}

/** Starts another server that gives the same response to every request. */
async function withAnswer<T>(type: string, body: string, ask: () => Promise<T>): Promise<T> {
  const anonymous = createServer((_request, response) => response.writeHead(200, { 'Content-Type': type }).end(body))
  await new Promise<void>((resolve) => anonymous.listen(0, '127.0.0.1', resolve))
  configureApi({ baseUrl: `http://127.0.0.1:${(anonymous.address() as AddressInfo).port}` })
  return ask().finally(() => {
    anonymous.closeAllConnections()
    anonymous.close()
  })
}

describe('a stream', () => {
  it('delivers each event immediately, before the stream ends', async () => {
    let goOn = () => undefined as void
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    streamEvents = async function* () {
      yield piece('一')
      await gate
      yield piece('二')
    }
    const events = tell()
    expect(await events.next()).toEqual({ done: false, value: piece('一') })
    goOn()
    expect(await events.next()).toEqual({ done: false, value: piece('二') })
    expect(await events.next()).toEqual({ done: true, value: undefined })
  })

  it('may be empty and may contain any characters', async () => {
    streamEvents = () => pieces()
    expect(await all(tell())).toEqual([])
    const odd = ['a\nb\r\n\r\ndata: c', '命书 🀄', '', 'event: error']
    streamEvents = () => pieces(...odd)
    expect(await all(tell())).toEqual(odd.map(piece))
  })

  it('has no input or token in its URL', async () => {
    await all(tell())
    expect(server.asked.at(-1)).toBe('/fapi/test/tell')
  })

  it('is neither buffered by proxies nor cached', async () => {
    const response = await fetch(`${server.url}/fapi/test/tell`, {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: '{"what":"x"}',
    })
    const headers = ['content-type', 'cache-control', 'x-accel-buffering', 'x-content-type-options'].map((name) =>
      response.headers.get(name),
    )
    expect(headers).toEqual(['text/event-stream; charset=utf-8', 'no-store', 'no', 'nosniff'])
    expect(await response.text()).toBe(
      'data: {"type":"piece","text":"一"}\n\ndata: {"type":"piece","text":"二"}\n\nevent: end\ndata: {}\n\n',
    )
  })

  it('that fails before its first event returns an ordinary error', async () => {
    streamEvents = async function* () {
      yield* pieces()
      throw new AppError('archiveLocked')
    }
    expect(await faultOf(all(tell()))).toMatchObject({ status: 403, codeName: 'archiveLocked' })
    expect(isServerReachable()).toBe(true)
    const wrong = await faultOf(all(callStream(table.tell, { what: '' }, { token })))
    expect(wrong).toMatchObject({ status: 422, fields: [{ field: 'what', rule: 'required' }] })
    expect(await faultOf(all(callStream(table.tell, { what: 'x' })))).toMatchObject({ status: 401, codeName: 'sessionTimedOut' })
  })

  it.each([
    ['an application error', new AppError('timesSpent'), 'timesSpent'],
    ['an internal error', new Error('select secret from users'), 'serverError'],
  ])('that fails midway by %s delivers its events, then the error', async (_name, failure, codeName) => {
    streamEvents = async function* () {
      yield piece('一')
      throw failure
    }
    const fault = await afterOne(tell())
    expect(fault).toMatchObject({ codeName, data: null })
    expect(fault.message).not.toContain('secret')
  })

  it.each([
    ['that respects the signal', silentAfterOne],
    ['that ignores the signal', deafAfterOne],
  ])('ends work %s when the reader leaves', async (_name, events) => {
    streamEvents = events
    for await (const _ of tell()) break
    await waitUntil(() => lastSignal!.aborted)
  })

  it("rejects with the reason of the caller's abort", async () => {
    streamEvents = silentAfterOne
    const giveUp = new AbortController()
    const events = tell(giveUp.signal)
    await events.next()
    giveUp.abort(new Error('the screen is gone'))
    await expect(events.next()).rejects.toThrow('the screen is gone')
    await waitUntil(() => lastSignal!.aborted)
  })

  it('is offline after a cut connection', async () => {
    streamEvents = silentAfterOne
    const events = tell()
    await events.next()
    const next = faultOf(events.next())
    server.cutLines()
    expect(await next).toMatchObject({ codeName: 'offline' })
    expect(isServerReachable()).toBe(false)
  })

  it('without an end event is unreadable', async () => {
    const line = `data: ${JSON.stringify(piece('一'))}\n\n`
    expect(await withAnswer('text/event-stream', line, () => afterOne(tell()))).toMatchObject({ codeName: 'unreadable' })
  })

  it.each([
    ['an event of a wrong shape', 'data: {"type":"piece"}\n\n'],
    ['an event with invalid JSON', 'data: hello\n\n'],
    ['an event that does not end', `data: ${'x'.repeat(MAX_EVENT_LENGTH + 1)}`],
    ['a failure without a code', 'event: error\ndata: {}\n\n'],
  ])('with %s is unreadable', async (_name, body) => {
    expect(await withAnswer('text/event-stream', body, () => faultOf(all(tell())))).toMatchObject({ codeName: 'unreadable' })
  })

  it.each([
    ['an HTML page', 'text/html', '<!doctype html>', 'unreadable'],
    ['an envelope', 'application/json', '{"code":0,"data":{},"message":""}', 'unreadable'],
    ['an error with status 200', 'application/json', '{"code":10011,"data":null,"message":""}', 'sessionTimedOut'],
  ])('replaced by %s rejects with the matching error', async (_name, type, body, codeName) => {
    expect(await withAnswer(type, body, () => faultOf(all(tell())))).toMatchObject({ codeName })
  })

  it('times out on both sides when no data arrives', async () => {
    configureApi({ silenceMs: 40 })
    streamEvents = silentAfterOne
    expect(await afterOne(tell())).toMatchObject({ codeName: 'timeout' })
    await waitUntil(() => lastSignal!.aborted)
  })

  it('times out when it does not begin in time', async () => {
    // Long enough for the request to reach the server on a busy machine.
    configureApi({ timeoutMs: 1000 })
    streamEvents = async function* (signal) {
      yield* pieces()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    }
    expect(await faultOf(all(tell()))).toMatchObject({ codeName: 'timeout' })
    await waitUntil(() => lastSignal?.aborted === true)
  })

  it("sends heartbeats more often than the client's silence limit", async () => {
    expect(HEARTBEAT_MS * 2).toBeLessThan(SILENCE_MS)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    streamEvents = silentAfterOne
    const headers = { Authorization: token, 'Content-Type': 'application/json' }
    const response = await fetch(`${server.url}/fapi/test/tell`, { method: 'POST', headers, body: '{"what":"x"}' })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('一')
    vi.advanceTimersByTime(HEARTBEAT_MS)
    expect((await reader.read()).value).toBe(':\n\n')
    await reader.cancel()
  })

  it.each([
    ['that respects the signal', silentAfterOne],
    ['that ignores the signal', deafAfterOne],
  ])('is ended after its maximum duration, with work %s', async (_name, events) => {
    streamEvents = events
    expect(await afterOne(callStream(table.hurry, {}, { token }))).toMatchObject({ codeName: 'unavailable' })
    expect(lastSignal!.aborted).toBe(true)
  })

  it('ends when the server stops, which does not wait', async () => {
    const other = await startCalls(table, features)
    configureApi({ baseUrl: other.url })
    streamEvents = silentAfterOne
    const events = callStream(table.tell, { what: 'x' }, { token: (await other.newUser()).token })
    await events.next()
    const [fault] = await Promise.all([faultOf(events.next()), other.stop()])
    expect(fault).toMatchObject({ codeName: 'unavailable' })
  })
})

describe('a stream that makes a change', () => {
  const ask = (id: string, idempotencyKey: string, by = token) => callStream(table.ask, { id }, { token: by, idempotencyKey })

  it('makes one change per key and streams the answer again', async () => {
    const first = await all(ask('q', 'key-of-one-change'))
    expect(first).toEqual([{ type: 'asked', id: 'q-1', by: userId }, piece('一'), piece('二')])
    streamEvents = () => pieces('三')
    expect(await all(ask('q', 'key-of-one-change'))).toEqual([first[0], piece('三')])
    expect(begun).toEqual(['q'])
  })

  it('is rejected if it cannot begin or its key is reused', async () => {
    expect(await faultOf(all(ask('nothing', 'key-of-nothing')))).toMatchObject({ status: 402, codeName: 'timesSpent' })
    await all(ask('a', 'key-of-a-change'))
    expect(await faultOf(all(ask('b', 'key-of-a-change')))).toMatchObject({ status: 409, codeName: 'keyReused' })
    expect(await faultOf(all(ask('b', 'short')))).toMatchObject({ status: 422, fields: [{ field: 'Idempotency-Key' }] })
    expect(begun).toEqual(['a'])
  })

  it('keeps its change when the reader leaves', async () => {
    streamEvents = silentAfterOne
    for await (const _ of ask('q', 'key-of-who-left')) break
    await waitUntil(() => lastSignal!.aborted)
    streamEvents = () => pieces()
    expect(await all(ask('q', 'key-of-who-left'))).toMatchObject([{ id: 'q-1' }])
  })

  it('is separate for each user, even with the same key', async () => {
    const other = await server.newUser()
    await all(ask('q', 'key-that-two-have'))
    expect((await all(ask('q', 'key-that-two-have', other.token)))[0]).toEqual({ type: 'asked', id: 'q-2', by: other.userId })
  })
})

describe('a file', () => {
  it.each([
    ['bytes', () => new Uint8Array(150_000).fill(7)],
    ['a stream', () => Readable.from([Buffer.alloc(100_000, 7), Buffer.alloc(50_000, 7)])],
  ])('of %s arrives complete, with its type', async (_name, body) => {
    getFile = () => ({ type: 'image/webp', body: body() })
    const blob = await show()
    expect([blob.type, blob.size]).toEqual(['image/webp', 150_000])
    expect(new Uint8Array(await blob.arrayBuffer()).every((byte) => byte === 7)).toBe(true)
  })

  it('is an attachment with its name and is not cached', async () => {
    getFile = () => ({ type: 'image/png', body: new Uint8Array(3), filename: "王's (命)*.png" })
    const { headers } = await fetch(`${server.url}/fapi/test/picture?name=x`, { headers: { Authorization: token } })
    const wanted = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'x-content-type-options']
    expect(wanted.map((name) => headers.get(name))).toEqual([
      'image/png',
      '3',
      "attachment; filename*=UTF-8''%E7%8E%8B%27s%20%28%E5%91%BD%29%2A.png",
      'no-store',
      'nosniff',
    ])
    const unnamed = await fetch(`${server.url}/fapi/test/voice`, { headers: { Authorization: token } })
    expect(unnamed.headers.get('content-disposition')).toBe('attachment')
  })

  it('does not support HEAD', async () => {
    const init = { method: 'HEAD', headers: { Authorization: token } }
    expect((await fetch(`${server.url}/fapi/test/picture?name=x`, init)).status).toBe(404)
  })

  it('of a wrong type or size is rejected by the device', async () => {
    expect(await faultOf(show({ types: ['image/webp'] as never }))).toMatchObject({ codeName: 'unreadable', status: 200 })
    expect(await faultOf(show({ maxBytes: 999 }))).toMatchObject({ codeName: 'unreadable', status: 200 })
    expect((await show({ maxBytes: 1_000 })).size).toBe(1_000)
  })

  it.each([
    ['of a wrong type', { type: 'text/html', body: new Uint8Array(3) }],
    ['over the size limit', { type: 'image/png', body: new Uint8Array(200_001) }],
  ])('%s is not sent by the server', async (_name, file) => {
    getFile = () => file
    expect(await faultOf(show())).toMatchObject({ status: 500, codeName: 'serverError' })
  })

  it('that exceeds the limit while streaming is cut off', async () => {
    getFile = () => ({ type: 'image/png', body: Readable.from([Buffer.alloc(150_000), Buffer.alloc(150_000)]) })
    expect(await faultOf(show())).toMatchObject({ codeName: 'offline' })
  })

  it('that fails returns an ordinary error', async () => {
    getFile = () => {
      throw new AppError('notFound')
    }
    expect(await faultOf(show())).toMatchObject({ status: 404, codeName: 'notFound' })
    expect(await faultOf(callBytes(table.picture, { name: '' }, { token }))).toMatchObject({ status: 422, fields: [{ field: 'name' }] })
    expect(await faultOf(callBytes(table.picture, { name: 'x' }))).toMatchObject({ status: 401, codeName: 'sessionTimedOut' })
  })

  it('ends its work when the reader leaves', async () => {
    const giveUp = new AbortController()
    getFile = () => ({ type: 'image/png', body: new Readable({ read: () => undefined }) })
    const asking = callBytes(table.picture, { name: 'x' }, { token, signal: giveUp.signal })
    await waitUntil(() => lastSignal !== undefined)
    giveUp.abort(new Error('the screen is gone'))
    await expect(asking).rejects.toThrow('the screen is gone')
    await waitUntil(() => lastSignal!.aborted)
  })

  it('of a product requires a token of that product or user', async () => {
    const { api_tokens } = await server.newUser()
    expect((await callBytes(table.voice, {}, { token: api_tokens.fatebook })).size).toBe(3)
    expect((await callBytes(table.voice, {}, { token })).size).toBe(3)
    expect(await faultOf(callBytes(table.voice, {}, { token: api_tokens.wealth }))).toMatchObject({ status: 403, codeName: 'forbidden' })
    const picture = callBytes(table.picture, { name: 'x' }, { token: api_tokens.fatebook })
    expect(await faultOf(picture)).toMatchObject({ status: 403, codeName: 'forbidden' })
  })
})

describe('streams and files', () => {
  it('are rejected without the header of their user', async () => {
    const line = 'data: {"type":"piece","text":"一"}\n\nevent: end\ndata: {}\n\n'
    const asked = () => callStream(table.tell, { what: 'x' }, { token, userId })
    expect(await all(asked())).toEqual([piece('一'), piece('二')])
    expect(await withAnswer('text/event-stream', line, () => faultOf(all(asked())))).toMatchObject({ codeName: 'unreadable' })
    const refusal = JSON.stringify({ code: codes.timesSpent.code, data: null, message: '' })
    expect(await withAnswer('application/json', refusal, () => faultOf(all(asked())))).toMatchObject({ codeName: 'unreadable' })
  })

  it('count towards the rate limit', async () => {
    const small = await startCalls(table, features, { RATE_LIMIT: '2' })
    configureApi({ baseUrl: small.url })
    const user = await small.newUser()
    await all(callStream(table.tell, { what: 'x' }, user))
    await callBytes(table.voice, {}, user)
    const refused = { status: 429, codeName: 'tooManyRequests', data: { retry_seconds: 60 } }
    expect(await faultOf(all(callStream(table.tell, { what: 'x' }, user)))).toMatchObject(refused)
    expect(await faultOf(callBytes(table.voice, {}, user))).toMatchObject(refused)
    await small.stop()
  })

  it('are described in the OpenAPI document by their content types', async () => {
    const { paths } = (await (await fetch(`${server.url}/fapi/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> } & Record<string, unknown>>
      >
    }
    const ask = paths['/test/ask']!['post']!
    expect(ask['parameters']).toMatchObject([{ name: 'Idempotency-Key' }, { name: 'X-Time-Zone' }])
    expect(ask['security']).toEqual([{ token: [] }])
    expect(Object.keys(ask.responses['200']!.content)).toEqual(['text/event-stream'])
    expect(JSON.stringify(ask.responses['200']!.content)).toContain('"const":"piece"')
    expect(paths['/test/picture']!['get']!.responses['200']!.content).toEqual({
      'image/png': { schema: { type: 'string', format: 'binary', maxLength: 200_000 } },
      'image/webp': { schema: { type: 'string', format: 'binary', maxLength: 200_000 } },
    })
    expect(Object.keys(ask.responses['default']!.content)).toEqual(['application/json'])
  })
})
