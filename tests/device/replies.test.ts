/** Tests files, and what files and streams share, between the device's HTTP layer and the real server, over HTTP. */
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { resultCodes } from '#contract/codes.ts'
import { configureApi } from '#device/wire/api.ts'
import { fetchBytes } from '#device/wire/bytes.ts'
import { AppError } from '#server/http/app-error.ts'
import { startCallsServer } from '../support/calls-server.ts'
import { waitUntil } from '../support/wait-until.ts'
import { all, callStream, features, faultOf, piece, replies, show, table, useReplyServer, withAnswer } from './reply-server.ts'

useReplyServer()

describe('a file', () => {
  it.each([
    ['bytes', () => new Uint8Array(150_000).fill(7)],
    ['a stream', () => Readable.from([Buffer.alloc(100_000, 7), Buffer.alloc(50_000, 7)])],
  ])('of %s arrives complete, with its type', async (_name, body) => {
    replies.getFile = () => ({ type: 'image/webp', body: body() })
    const blob = await show()
    expect([blob.type, blob.size]).toEqual(['image/webp', 150_000])
    expect(new Uint8Array(await blob.arrayBuffer()).every((byte) => byte === 7)).toBe(true)
  })

  it('is an attachment with its name and is not cached', async () => {
    replies.getFile = () => ({ type: 'image/png', body: new Uint8Array(3), filename: "王's (命)*.png" })
    const { headers } = await fetch(`${replies.server.url}/fapi/test/picture?name=x`, { headers: { Authorization: replies.token } })
    const wanted = ['content-type', 'content-length', 'content-disposition', 'cache-control', 'x-content-type-options']
    expect(wanted.map((name) => headers.get(name))).toEqual([
      'image/png',
      '3',
      "attachment; filename*=UTF-8''%E7%8E%8B%27s%20%28%E5%91%BD%29%2A.png",
      'no-store',
      'nosniff',
    ])
    const unnamed = await fetch(`${replies.server.url}/fapi/test/voice`, { headers: { Authorization: replies.token } })
    expect(unnamed.headers.get('content-disposition')).toBe('attachment')
  })

  it('does not support HEAD', async () => {
    const init = { method: 'HEAD', headers: { Authorization: replies.token } }
    expect((await fetch(`${replies.server.url}/fapi/test/picture?name=x`, init)).status).toBe(404)
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
    replies.getFile = () => file
    expect(await faultOf(show())).toMatchObject({ status: 500, codeName: 'serverError' })
  })

  it('that exceeds the limit while streaming is cut off', async () => {
    replies.getFile = () => ({ type: 'image/png', body: Readable.from([Buffer.alloc(150_000), Buffer.alloc(150_000)]) })
    expect(await faultOf(show())).toMatchObject({ codeName: 'offline' })
  })

  it('that fails returns an ordinary error', async () => {
    replies.getFile = () => {
      throw new AppError('notFound')
    }
    expect(await faultOf(show())).toMatchObject({ status: 404, codeName: 'notFound' })
    expect(await faultOf(fetchBytes(table.picture, { name: '' }, { token: replies.token }))).toMatchObject({
      status: 422,
      fields: [{ field: 'name' }],
    })
    expect(await faultOf(fetchBytes(table.picture, { name: 'x' }))).toMatchObject({ status: 401, codeName: 'sessionTimedOut' })
  })

  it('ends its work when the reader leaves', async () => {
    const giveUp = new AbortController()
    replies.getFile = () => ({ type: 'image/png', body: new Readable({ read: () => undefined }) })
    const asking = fetchBytes(table.picture, { name: 'x' }, { token: replies.token, signal: giveUp.signal })
    await waitUntil(() => replies.lastSignal !== undefined)
    giveUp.abort(new Error('the screen is gone'))
    await expect(asking).rejects.toThrow('the screen is gone')
    await waitUntil(() => replies.lastSignal!.aborted)
  })

  it('of a product requires a token of that product or user', async () => {
    const { api_tokens } = await replies.server.newUser()
    expect((await fetchBytes(table.voice, {}, { token: api_tokens.fatebook })).size).toBe(3)
    expect((await fetchBytes(table.voice, {}, { token: replies.token })).size).toBe(3)
    expect(await faultOf(fetchBytes(table.voice, {}, { token: api_tokens.wealth }))).toMatchObject({ status: 403, codeName: 'forbidden' })
    const picture = fetchBytes(table.picture, { name: 'x' }, { token: api_tokens.fatebook })
    expect(await faultOf(picture)).toMatchObject({ status: 403, codeName: 'forbidden' })
  })
})

describe('streams and files', () => {
  it('are rejected without the header of their user', async () => {
    const line = 'data: {"type":"piece","text":"一"}\n\nevent: end\ndata: {}\n\n'
    const asked = () => callStream(table.tell, { what: 'x' }, { token: replies.token, userId: replies.userId })
    expect(await all(asked())).toEqual([piece('一'), piece('二')])
    expect(await withAnswer('text/event-stream', line, () => faultOf(all(asked())))).toMatchObject({ codeName: 'unreadable' })
    const refusal = JSON.stringify({ code: resultCodes.timesSpent.code, data: null, message: '' })
    expect(await withAnswer('application/json', refusal, () => faultOf(all(asked())))).toMatchObject({ codeName: 'unreadable' })
  })

  it('count towards the rate limit', async () => {
    const small = await startCallsServer(table, features, { RATE_LIMIT: '2' })
    configureApi({ baseUrl: small.url })
    const user = await small.newUser()
    await all(callStream(table.tell, { what: 'x' }, user))
    await fetchBytes(table.voice, {}, user)
    const refused = { status: 429, codeName: 'tooManyRequests', data: { retry_seconds: 60 } }
    expect(await faultOf(all(callStream(table.tell, { what: 'x' }, user)))).toMatchObject(refused)
    expect(await faultOf(fetchBytes(table.voice, {}, user))).toMatchObject(refused)
    await small.stop()
  })

  it('are described in the OpenAPI document by their content types', async () => {
    const { paths } = (await (await fetch(`${replies.server.url}/fapi/openapi.json`)).json()) as {
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
