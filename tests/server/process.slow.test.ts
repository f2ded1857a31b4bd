import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { chooseByLane } from '../support/lane.ts'
import { hasPostgres, startPostgres } from '../support/postgres.ts'
import { createArchiveInput, call, newAddress, newId, signIn } from '../support/server-client.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'
import { startTestServer } from '../support/server.ts'
import { waitUntil } from '../support/wait-until.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-process-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

describe('concurrent starts on an empty database', () => {
  test('only one process starts on SQLite; another can follow it', async () => {
    const DATA_DIR = newFolder()
    const settings = { DATA_DIR, LOG_LEVEL: 'error' }
    const starts = await Promise.allSettled(Array.from({ length: 3 }, () => spawnServer(settings)))
    const [first, ...more] = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    expect(more).toEqual([])
    const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    for (const reason of reasons) expect(reason).toContain('ended with 1: Another server runs on this DATA_DIR already')
    expect(reasons).toHaveLength(2)
    await first!.end('SIGKILL')
    const next = await spawnServer(settings)
    expect((await fetch(`${next.url}/healthz`)).status).toBe(200)
    await next.end('SIGTERM')
    const database = readdirSync(DATA_DIR).filter((name) => name.startsWith('mingshu.sqlite'))
    expect(database).toContain('mingshu.sqlite')
    for (const name of database) expect(statSync(join(DATA_DIR, name)).mode & 0o777).toBe(0o600)
  })

  test.each(hasPostgres() ? ['PostgreSQL'] : [])('all processes start on %s and migrate once', async () => {
    const DATA_DIR = newFolder()
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const databaseUrl = await postgres.newDatabase()
    const settings = { DATA_DIR, LOG_LEVEL: 'error', DATABASE_URL: databaseUrl }
    const servers = await Promise.all(Array.from({ length: 3 }, () => spawnServer(settings)))
    for (const { url } of servers) expect((await fetch(`${url}/healthz`)).status).toBe(200)
    // All processes share sessions and the secret of login codes: each of the three calls goes to another process.
    const [one, two, three] = servers.map((server) => testServerOf(server, DATA_DIR))
    const address = newAddress()
    expect((await call(one!, 'emailVerification', { email: address })).code).toBe(0)
    const login = await call(two!, 'loginByEmail', { email: address, code: await one!.latestCode(address) })
    expect((await call(three!, 'userInfo', {}, { token: login.data.token })).data.email).toBe(address)
    const db = openDb({ databaseUrl, dataDir: DATA_DIR }, () => undefined)
    expect(await db.selectFrom('secrets').select('name').orderBy('name').execute()).toEqual([
      { name: 'login-codes' },
      { name: 'test-cashier' },
      { name: 'vapid' },
    ])
    await db.destroy()
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0])
    expect(servers.map((server) => server.output()).join('')).not.toMatch(/"level":[56]0|Error/)
  })
})

test.each(hasPostgres() ? ['PostgreSQL'] : [])('while %s is paused the server answers unavailable, then recovers', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const server = await startTestServer({ databaseUrl: await postgres.newDatabase() })
  onTestFinished(server.stop)
  const me = await signIn(server)
  postgres.pause()
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await me.call('userInfo')
    expect([answer.status, answer.code, answer.data]).toEqual([503, 10009, null])
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  postgres.resume()
  expect((await me.call('userInfo')).code).toBe(0)
})

describe('a killed process', () => {
  const ROUNDS = chooseByLane(3, 5)
  const WRITERS = 4

  test(`loses and duplicates no acknowledged change in ${ROUNDS} rounds`, async () => {
    const DATA_DIR = newFolder()
    const settings = { DATA_DIR, LOG_LEVEL: 'error', RATE_LIMIT: '1000000' }
    let server = await spawnServer(settings)
    const me = await signIn(testServerOf(server, DATA_DIR))
    const add = (archive_id: string) => call(server, 'addArchive', createArchiveInput({ archive_id }), { token: me.token, key: archive_id })
    const acknowledged: string[] = []
    const unanswered: string[] = []

    const write = async (): Promise<void> => {
      for (;;) {
        const id = newId()
        try {
          if ((await add(id)).code === 0) acknowledged.push(id)
        } catch {
          // The server was killed before it responded: it is unknown whether the change was applied.
          unanswered.push(id)
          return
        }
      }
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = acknowledged.length + 12 + round
      const writers = Array.from({ length: WRITERS }, write)
      await expect.poll(() => acknowledged.length, { interval: 3 }).toBeGreaterThan(target)
      expect(await server.end('SIGKILL')).toBe('SIGKILL')
      await Promise.all(writers)
      server = await spawnServer(settings)
      const storedIds = (await call(server, 'getArchive', {}, { token: me.token })).data.archives.map(({ archive_id }) => archive_id)
      expect(acknowledged.filter((id) => !storedIds.includes(id))).toEqual([])
    }
    // Resends unanswered requests with their idempotency keys, as a device does.
    for (const id of unanswered) expect((await add(id)).code).toBe(0)
    const all = (await call(server, 'getArchive', {}, { token: me.token })).data.archives.map(({ archive_id }) => archive_id)
    expect(all.toSorted()).toEqual([...acknowledged, ...unanswered].toSorted())
    expect(unanswered).toHaveLength(ROUNDS * WRITERS)
    await server.end('SIGTERM')
  })
})

describe('a server process', () => {
  test('stops cleanly on SIGTERM', async () => {
    const server = await spawnServer({ DATA_DIR: newFolder() })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })

  test('names a port in use and how to fix it', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const PORT = String((taken.address() as AddressInfo).port)
    await expect(spawnServer({ DATA_DIR: newFolder(), PORT })).rejects.toThrow(
      new RegExp(`ended with 1: .*Port ${PORT} is in use already\\.`, 's'),
    )
    taken.close()
  })

  test('names an invalid setting', async () => {
    await expect(spawnServer({ DATA_DIR: newFolder(), NODE_ENV: 'prod' })).rejects.toThrow('ended with 1: NODE_ENV must be one of')
  })

  test.each([
    ['development', true],
    ['test', false],
  ])('in %s prints codes: %s, and never personal data', async (NODE_ENV, printsCodes) => {
    const DATA_DIR = newFolder()
    const server = await spawnServer({ DATA_DIR, NODE_ENV, LOG_LEVEL: 'trace' })
    const me = await signIn(testServerOf(server, DATA_DIR), newAddress())
    await me.call('addArchive', createArchiveInput({ user_name: '欧阳锋', birthday: '1977-07-07 07:07:07' }))
    await me.call('placeComplete', { query: '乌鲁木齐' })
    await fetch(`${server.url}/archive/index?archiveId=geheim`)
    await fetch(`${server.url}/fapi/geheim?email=${me.address}`)
    const [file = ''] = readdirSync(join(DATA_DIR, 'outbox'))
    const [, code = '-'] = /X-Verification-Code: (\d{6})/.exec(readFileSync(join(DATA_DIR, 'outbox', file), 'utf8'))!
    expect(await server.end('SIGTERM')).toBe(0)
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(6)
    for (const line of lines.filter((text) => text.includes('"answered"')))
      expect(JSON.parse(line)).toMatchObject({ reqId: expect.any(String) as string, status: expect.any(Number) as number })
    expect(server.output().includes(code)).toBe(printsCodes)
    const personal = [
      me.address,
      me.address.split('@')[0]!,
      me.userId,
      me.token,
      ...Object.values(me.apiTokens),
      '欧阳锋',
      '1977-07-07',
      '乌鲁木齐',
      'geheim',
      '127.0.0.1"',
    ]
    for (const text of personal) expect(server.output(), text).not.toContain(text)
    const answered = lines.find((line) => line.includes('"answered"'))!
    expect(Object.keys(JSON.parse(answered) as object).toSorted()).toEqual([
      'hostname',
      'level',
      'method',
      'ms',
      'msg',
      'pid',
      'reqId',
      'route',
      'status',
      'time',
    ])
  })
})

test('a stopping server finishes pending requests and refuses new ones', async () => {
  const server = await spawnServer({ DATA_DIR: newFolder(), LOG_LEVEL: 'error' })
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
  const body = JSON.stringify({ email: newAddress() })
  const head = `POST /fapi/auth/email-verification HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 5))
  // Makes sure that the server has read the head: it has answered a later request.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const ended = server.end('SIGTERM')
  await waitUntil(() =>
    fetch(`${server.url}/healthz`).then(
      ({ status }) => status === 503,
      () => true,
    ),
  )
  socket.write(`${body.slice(5)}GET /fapi/user/catalogue HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'close')
  const [first = '', second = ''] = answer.split(/(?<=})(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 .*"code":0/s)
  expect(second === '' || /^HTTP\/1\.1 503 .*content-security-policy.*"code":10009/is.test(second)).toBe(true)
  expect(await ended).toBe(0)
})
