import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import manifest from '../../package.json' with { type: 'json' }
import { raw } from '../support/raw-http.ts'
import { birth, call, newAddress, newId, signIn, type Account } from '../support/server-client.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let me: Account
beforeAll(async () => {
  server = await startTestServer()
  me = await signIn(server)
})
afterAll(() => server.stop())

const request = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(server.url + path, { ...init, headers: { Authorization: me.token, ...init.headers } })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, unknown> }
}
const post = (path: string, body: RequestInit['body'], type?: string) =>
  request(path, { method: 'POST', body: body ?? null, ...(type !== undefined && { headers: { 'Content-Type': type } }) })

describe('around the calls', () => {
  test('health says the version', async () => {
    expect(await request('/healthz')).toMatchObject({ status: 200, body: { ok: true, version: manifest.version } })
  })

  test('an answer carries the server’s own time', async () => {
    const moved = await startTestServer({ now: () => Date.UTC(2031, 4, 6, 12) })
    const { headers } = await fetch(`${moved.url}/fapi/user/user-info`)
    expect(headers.get('date')).toBe('Tue, 06 May 2031 12:00:00 GMT')
    await moved.stop()
  })

  test('the description lists every call with its method, its schema and its key', async () => {
    const { body } = await request('/fapi/openapi.json')
    const paths = body['paths'] as Record<
      string,
      Record<string, { operationId: string; parameters?: { name: string }[]; security?: unknown }>
    >
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    expect(listed).toEqual(Object.entries(endpoints).map(([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`))
    const add = paths['/user/add-archive']!['post']!
    expect([add.parameters?.map(({ name }) => name), add.security]).toEqual([['Idempotency-Key', 'X-Time-Zone'], [{ token: [] }]])
    expect(paths['/order/show']!['get']!.parameters).toMatchObject([
      { in: 'query', name: 'order_id', required: true },
      { in: 'header', name: 'X-Time-Zone' },
    ])
    expect(JSON.stringify(add)).toContain('"lat":{"type":"number","minimum":-90,"maximum":90}')
    expect(paths['/auth/login-by-email']!['post']!.security).toBeUndefined()
  })

  test.each([
    ['GET', '/fapi/nothing'],
    ['POST', '/fapi/nothing'],
    ['GET', '/fapi'],
    ['GET', '/fapi/'],
    ['GET', '/fapi/user/add-archive'],
    ['POST', '/fapi/user/user-info'],
    ['DELETE', '/fapi/user/get-archive'],
    ['PUT', '/fapi/user/config'],
    ['GET', '/fapi/user/get-archive/'],
    ['GET', '/fapi/../fapi/x'],
    ['GET', `/fapi/${'x'.repeat(3000)}`],
  ])('%s %s is no call, and is answered in the envelope', async (method, path) => {
    expect(await request(path, { method })).toMatchObject({ status: 404, body: { code: 10004, data: null } })
  })

  test('a path that cannot be read is answered in the envelope', async () => {
    expect(await request('/fapi/%zz')).toMatchObject({ status: 400, body: { code: 10002 } })
  })

  test.each([
    ['not HTTP at all', 'hello\r\n\r\n'],
    ['headers of 100 kB', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  ])('%s gets a 400 and the connection is closed', async (_case, text) => {
    const answer = await raw(server, text)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('{"code":10002,')
  })

  test('answers of calls are kept by nobody', async () => {
    for (const path of ['/fapi/user/user-info', '/fapi/nothing'])
      expect((await request(path)).headers.get('cache-control')).toBe('no-store')
  })

  test("every answer has a request id of the server's own making", async () => {
    const { headers } = await request('/healthz', { headers: { 'X-Request-Id': 'mine' } })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a parameter that GET calls carry does no harm', async () => {
    expect((await request('/fapi/user/user-info?_t=123&_t=456&x[]=1&__proto__=1')).status).toBe(200)
  })

  test('who asks too often is told so, and for how long', async () => {
    const small = await startTestServer({ settings: { RATE_LIMIT: '5' } })
    const statuses: number[] = []
    for (const path of ['user/user-info', 'nothing', 'openapi.json', 'user/config', '', 'user/user-info', 'nothing']) {
      statuses.push((await fetch(`${small.url}/fapi/${path}`)).status)
    }
    expect(statuses).toEqual([401, 404, 200, 404, 404, 429, 429])
    const refused = await call(small, 'userInfo')
    expect([refused.status, refused.code]).toEqual([429, 10006])
    expect(refused.data).toMatchObject({ retry_seconds: 60 })
    expect((await fetch(`${small.url}/healthz`)).status).toBe(200)
    await small.stop()
  })

  test('a forwarded address counts only where a proxy is trusted', async () => {
    const limited = { LOGIN_LIMIT: '1' }
    for (const [TRUST_PROXY, expected] of [
      ['off', 10006],
      ['1', 0],
      ['127.0.0.1', 0],
      ['10.0.0.0/8', 10006],
    ] as const) {
      const other = await startTestServer({ settings: { ...limited, TRUST_PROXY } })
      await call(other, 'emailVerification', { email: newAddress() }, { ip: '203.0.113.1' })
      expect([TRUST_PROXY, (await call(other, 'emailVerification', { email: newAddress() }, { ip: '203.0.113.2' })).code]).toEqual([
        TRUST_PROXY,
        expected,
      ])
      await other.stop()
    }
  })

  test('addresses of one IPv6 network count together', async () => {
    const other = await startTestServer({ settings: { LOGIN_LIMIT: '1', TRUST_PROXY: '1' } })
    const codes: number[] = []
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'])
      codes.push((await call(other, 'emailVerification', { email: newAddress() }, { ip })).code)
    expect(codes).toEqual([0, 10006, 0])
    await other.stop()
  })
})

describe('bodies', () => {
  const path = '/fapi/user/add-archive'
  const fields = () =>
    ({ ...birth({ place_name: '北京', hour_unknown: '1', solar_time: 'false', lat: '39.9042', lng: '116.4074' }) }) as Record<
      string,
      string
    >
  const formOf = (form: URLSearchParams | FormData) => {
    for (const [name, value] of Object.entries(fields())) form.append(name, value)
    return form
  }

  test('JSON, a form and multipart mean the same', async () => {
    const answers = [
      await post(path, JSON.stringify(fields()), 'application/json'),
      await post(path, JSON.stringify(fields()), 'application/json; charset=utf-8'),
      await post(path, formOf(new URLSearchParams())),
      await post(path, formOf(new FormData())),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body['data']).toMatchObject({
        user_name: '王小明',
        place_name: { en_US: '北京' },
        lat: 39.9042,
        hour_unknown: true,
        solar_time: false,
        birthday: '1984-02-15 12:00:00',
      })
    }
  })

  test('no body is an empty one', async () => {
    for (const answer of [
      await post(path, null),
      await post(path, '', 'application/json'),
      await post(path, new URLSearchParams()),
      await post(path, new FormData()),
    ]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 10001 } })
    }
    const logged = await signIn(server)
    const response = await fetch(`${server.url}/fapi/auth/logout`, { method: 'POST', headers: { Authorization: logged.token } })
    expect(response.status).toBe(200)
  })

  test.each([
    ['half a JSON', '{"archive_id":', 'application/json'],
    ['words', 'hello', 'application/json'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00, 0x01]), 'application/json'],
    ['a prototype', '{"__proto__":{"x":1}}', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a number', '1', 'application/json'],
    ['a text', '"x"', 'application/json'],
    ['plain text', 'hello', 'text/plain'],
    ['XML', '<a/>', 'application/xml'],
    ['an unknown kind', 'x', 'nonsense'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
    ['multipart cut short', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb', 'multipart/form-data; boundary=x'],
  ])('%s cannot be read, and the answer says so', async (_case, body, type) => {
    expect(await post(path, body, type)).toMatchObject({ status: 400, body: { code: 10002, data: null } })
  })

  test('deep JSON is no danger', async () => {
    const deep = `{"user_name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await post(path, deep, 'application/json')).status).toBe(422)
  })

  test('a file is not taken', async () => {
    const form = formOf(new FormData()) as FormData
    form.append('user_name', new Blob(['x'.repeat(1000)]), 'name.txt')
    expect(await post(path, form)).toMatchObject({ status: 400, body: { code: 10002 } })
  })

  test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '10 MB as %s is too large, told in the envelope',
    async (type) => {
      const body = type.startsWith('multipart')
        ? `--x\r\nContent-Disposition: form-data; name="user_name"\r\n\r\n${'x'.repeat(10_000_000)}\r\n--x--\r\n`
        : `${type.includes('json') ? '{"user_name":"' : 'user_name='}${'x'.repeat(10_000_000)}`
      expect(await post(path, body, type)).toMatchObject({ status: 413, body: { code: 10003, data: null } })
    },
  )

  test('10 MB that do not say how many they are are too large as well', async () => {
    const stream = new Blob(['{"user_name":"', 'x'.repeat(10_000_000)]).stream()
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'Content-Type': 'application/json' } }
    expect(await request(path, init as RequestInit)).toMatchObject({ status: 413, body: { code: 10003 } })
  })

  test('without a session a body is not even looked at', async () => {
    const response = await fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"half' })
    expect([response.status, await response.json()]).toMatchObject([401, { code: 10011 }])
  })

  test('ids are the same in capitals', async () => {
    const archive_id = newId()
    await me.call('addArchive', birth({ archive_id: archive_id.toUpperCase() }))
    expect((await me.call('markPinned', { archive_id })).data.archive_id).toBe(archive_id)
  })
})
