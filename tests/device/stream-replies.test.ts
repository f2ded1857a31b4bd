/** Tests streams between the device's HTTP layer and the real server, over HTTP, with a test feature. */
import { describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_MS, MAX_EVENT_LENGTH, MAX_STREAM_SILENCE_MS } from '#contract/event-stream.ts'
import { configureApi } from '#device/wire/api.ts'
import { isServerReachable } from '#device/wire/reachability.ts'
import { AppError } from '#server/http/app-error.ts'
import { startCallsServer } from '../support/calls-server.ts'
import { waitUntil } from '../support/wait-until.ts'
import {
  afterOne,
  all,
  callStream,
  deafAfterOne,
  features,
  faultOf,
  piece,
  pieces,
  replies,
  silentAfterOne,
  table,
  tell,
  useReplyServer,
  withAnswer,
} from './reply-server.ts'

useReplyServer()

describe('a stream', () => {
  it('delivers each event immediately, before the stream ends', async () => {
    let goOn = () => undefined as void
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    replies.streamEvents = async function* () {
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
    replies.streamEvents = () => pieces()
    expect(await all(tell())).toEqual([])
    const odd = ['a\nb\r\n\r\ndata: c', '命书 🀄', '', 'event: error']
    replies.streamEvents = () => pieces(...odd)
    expect(await all(tell())).toEqual(odd.map(piece))
  })

  it('has no input or token in its URL', async () => {
    await all(tell())
    expect(replies.server.asked.at(-1)).toBe('/fapi/test/tell')
  })

  it('is neither buffered by proxies nor cached', async () => {
    const response = await fetch(`${replies.server.url}/fapi/test/tell`, {
      method: 'POST',
      headers: { Authorization: replies.token, 'Content-Type': 'application/json' },
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
    replies.streamEvents = async function* () {
      yield* pieces()
      throw new AppError('archiveLocked')
    }
    expect(await faultOf(all(tell()))).toMatchObject({ status: 403, codeName: 'archiveLocked' })
    expect(isServerReachable()).toBe(true)
    const wrong = await faultOf(all(callStream(table.tell, { what: '' }, { token: replies.token })))
    expect(wrong).toMatchObject({ status: 422, fields: [{ field: 'what', rule: 'required' }] })
    expect(await faultOf(all(callStream(table.tell, { what: 'x' })))).toMatchObject({ status: 401, codeName: 'sessionTimedOut' })
  })

  it.each([
    ['an application error', new AppError('timesSpent'), 'timesSpent'],
    ['an internal error', new Error('select secret from users'), 'serverError'],
  ])('that fails midway by %s delivers its events, then the error', async (_name, failure, codeName) => {
    replies.streamEvents = async function* () {
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
    replies.streamEvents = events
    for await (const _ of tell()) break
    await waitUntil(() => replies.lastSignal!.aborted)
  })

  it("rejects with the reason of the caller's abort", async () => {
    replies.streamEvents = silentAfterOne
    const giveUp = new AbortController()
    const events = tell(giveUp.signal)
    await events.next()
    giveUp.abort(new Error('the screen is gone'))
    await expect(events.next()).rejects.toThrow('the screen is gone')
    await waitUntil(() => replies.lastSignal!.aborted)
  })

  it('is offline after a cut connection', async () => {
    replies.streamEvents = silentAfterOne
    const events = tell()
    await events.next()
    const next = faultOf(events.next())
    replies.server.cutLines()
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
    replies.streamEvents = silentAfterOne
    expect(await afterOne(tell())).toMatchObject({ codeName: 'timeout' })
    await waitUntil(() => replies.lastSignal!.aborted)
  })

  it('times out when it does not begin in time', async () => {
    // Long enough for the request to reach the server on a busy machine.
    configureApi({ timeoutMs: 1000 })
    replies.streamEvents = async function* (signal) {
      yield* pieces()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    }
    expect(await faultOf(all(tell()))).toMatchObject({ codeName: 'timeout' })
    await waitUntil(() => replies.lastSignal?.aborted === true)
  })

  it("sends heartbeats more often than the client's silence limit", async () => {
    expect(HEARTBEAT_MS * 2).toBeLessThan(MAX_STREAM_SILENCE_MS)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    replies.streamEvents = silentAfterOne
    const headers = { Authorization: replies.token, 'Content-Type': 'application/json' }
    const response = await fetch(`${replies.server.url}/fapi/test/tell`, { method: 'POST', headers, body: '{"what":"x"}' })
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
    replies.streamEvents = events
    expect(await afterOne(callStream(table.hurry, {}, { token: replies.token }))).toMatchObject({ codeName: 'unavailable' })
    expect(replies.lastSignal!.aborted).toBe(true)
  })

  it('ends when the server stops, which does not wait', async () => {
    const other = await startCallsServer(table, features)
    configureApi({ baseUrl: other.url })
    replies.streamEvents = silentAfterOne
    const events = callStream(table.tell, { what: 'x' }, { token: (await other.newUser()).token })
    await events.next()
    const [fault] = await Promise.all([faultOf(events.next()), other.stop()])
    expect(fault).toMatchObject({ codeName: 'unavailable' })
  })
})

describe('a stream that makes a change', () => {
  const ask = (id: string, idempotencyKey: string, by = replies.token) => callStream(table.ask, { id }, { token: by, idempotencyKey })

  it('makes one change per key and streams the answer again', async () => {
    const first = await all(ask('q', 'key-of-one-change'))
    expect(first).toEqual([{ type: 'asked', id: 'q-1', by: replies.userId }, piece('一'), piece('二')])
    replies.streamEvents = () => pieces('三')
    expect(await all(ask('q', 'key-of-one-change'))).toEqual([first[0], piece('三')])
    expect(replies.begun).toEqual(['q'])
  })

  it('is rejected if it cannot begin or its key is reused', async () => {
    expect(await faultOf(all(ask('nothing', 'key-of-nothing')))).toMatchObject({ status: 402, codeName: 'timesSpent' })
    await all(ask('a', 'key-of-a-change'))
    expect(await faultOf(all(ask('b', 'key-of-a-change')))).toMatchObject({ status: 409, codeName: 'keyReused' })
    expect(await faultOf(all(ask('b', 'short')))).toMatchObject({ status: 422, fields: [{ field: 'Idempotency-Key' }] })
    expect(replies.begun).toEqual(['a'])
  })

  it('keeps its change when the reader leaves', async () => {
    replies.streamEvents = silentAfterOne
    for await (const _ of ask('q', 'key-of-who-left')) break
    await waitUntil(() => replies.lastSignal!.aborted)
    replies.streamEvents = () => pieces()
    expect(await all(ask('q', 'key-of-who-left'))).toMatchObject([{ id: 'q-1' }])
  })

  it('is separate for each user, even with the same key', async () => {
    const other = await replies.server.newUser()
    await all(ask('q', 'key-that-two-have'))
    expect((await all(ask('q', 'key-that-two-have', other.token)))[0]).toEqual({ type: 'asked', id: 'q-2', by: other.userId })
  })
})
