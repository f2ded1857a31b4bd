import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALL_TIMEOUT_MS } from '#contract/envelope.ts'
import { ApiError, callEndpoint, configureApi } from '#device/wire/api.ts'
import { isServerReachable, watchReachability } from '#device/wire/reachability.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'

/** Planned response to the next request. `asked`: the last request received. */
let answer: { status?: number; text?: string; cut?: boolean; hang?: boolean }
let asked: { method: string; url: URL; headers: Record<string, unknown>; body: string }

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  asked = { method: request.method!, url: new URL(request.url!, 'http://here'), headers: request.headers, body }
  if (answer.cut) return void response.destroy()
  if (answer.hang) return
  response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' }).end(answer.text)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() =>
  configureApi({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: CALL_TIMEOUT_MS, patienceMs: 8_000 }),
)

const envelope = (data: unknown, code = 0) => JSON.stringify({ code, data, message: '' })

async function faultOf(calling: Promise<unknown>): Promise<ApiError> {
  const error = await calling.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call', () => {
  it('sends a read with a timestamp and a bearer token', async () => {
    answer = { text: envelope([{ product_id: 'dt', times: 3 }]) }
    const before = Date.now()
    expect(await callEndpoint('productTimes', {}, { token: 'secret' })).toEqual([{ product_id: 'dt', times: 3 }])
    expect(asked.method).toBe('GET')
    expect(asked.url.pathname).toBe('/fapi/user/product-times')
    expect(Number(asked.url.searchParams.get('t'))).toBeGreaterThanOrEqual(before)
    expect(asked.headers['authorization']).toBe('Bearer secret')
  })

  it('sends a change with a JSON body and an idempotency key', async () => {
    const archive_id = uuidv7()
    answer = { text: envelope({ archive_id }) }
    await callEndpoint('removeArchive', { archive_id }, { token: 'secret', idempotencyKey: 'k-1' })
    expect(asked).toMatchObject({ method: 'POST', body: `{"archive_id":"${archive_id}"}` })
    expect(asked.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k-1' })
    expect(asked.url.search).toBe('')
  })

  it('waits fifty seconds for an answer', () => {
    expect(CALL_TIMEOUT_MS).toBe(50_000)
  })
})

describe('an ApiError is thrown', () => {
  it.each([
    ['an empty body', { text: '' }, -3, 'emptyAnswer'],
    ['a blank body', { text: ' \n' }, -3, 'emptyAnswer'],
    ['an envelope without data', { text: envelope(null) }, -3, 'emptyAnswer'],
    ['an HTML page', { text: '<!doctype html>' }, -4, 'unreadable'],
    ['JSON without an envelope', { text: '{"ok":true}' }, -4, 'unreadable'],
    ['data of a wrong shape', { text: envelope([{ product_id: 'dt', times: 'three' }]) }, -4, 'unreadable'],
    ['a broken connection', { cut: true }, -1, 'offline'],
    ['an error response', { status: 404, text: envelope(null, 10004) }, 10004, 'notFound'],
    ['an expired session with status 200', { text: envelope(null, 10011) }, 10011, 'sessionTimedOut'],
    ['an unknown error code', { status: 402, text: envelope(null, 10999) }, 10999, undefined],
  ] as const)('for %s', async (_name, given, code, codeName) => {
    answer = given
    expect(await faultOf(callEndpoint('productTimes', {}))).toMatchObject({ code, codeName })
  })

  it('for an answer that exceeds the timeout', async () => {
    configureApi({ timeoutMs: 40 })
    answer = { hang: true }
    expect(await faultOf(callEndpoint('productTimes', {}))).toMatchObject({ code: -2, codeName: 'timeout', status: 0 })
  })

  it('with the invalid fields of a rejected body', async () => {
    const fields = [{ field: 'email', rule: 'email' }]
    answer = { status: 422, text: envelope({ fields }, 10001) }
    expect(await faultOf(callEndpoint('emailVerification', { email: 'x' }))).toMatchObject({
      status: 422,
      codeName: 'invalidInput',
      fields,
    })
  })

  it('except after an abort, which rejects with its reason', async () => {
    answer = { hang: true }
    const giveUp = new AbortController()
    const calling = callEndpoint('productTimes', {}, { signal: giveUp.signal })
    giveUp.abort(new Error('the screen is gone'))
    await expect(calling).rejects.toThrow('the screen is gone')
  })
})

describe('reachability of the server', () => {
  const good = { text: envelope([]) }
  const after = async (given: typeof answer) => {
    answer = given
    await callEndpoint('productTimes', {}).catch(() => undefined)
    return isServerReachable()
  }

  it.each([
    ['a valid answer', good, true],
    ['an error response', { status: 404, text: envelope(null, 10004) }, true],
    ['an expired session', { status: 401, text: envelope(null, 10011) }, true],
    ['a broken connection', { cut: true }, false],
    ['a foreign HTML page', { text: '<!doctype html>' }, false],
    ['an unavailable server', { status: 503, text: envelope(null, 10009) }, false],
  ] as const)('after %s', async (_name, given, isReached) => {
    expect(await after(good)).toBe(true)
    expect(await after(given)).toBe(isReached)
    expect(await after(good)).toBe(true)
  })

  it('is lost after the patience limit, before the call times out', async () => {
    expect(await after(good)).toBe(true)
    configureApi({ patienceMs: 20 })
    answer = { hang: true }
    const giveUp = new AbortController()
    const calling = callEndpoint('productTimes', {}, { signal: giveUp.signal })
    await new Promise<void>((resolve) => {
      const stop = watchReachability(() => {
        stop()
        resolve()
      })
    })
    expect(isServerReachable()).toBe(false)
    giveUp.abort()
    await expect(calling).rejects.toThrow()
    expect(isServerReachable()).toBe(false)
    expect(await after(good)).toBe(true)
  })
})
