import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createSqliteDialect } from '#server/db/node-sqlite.ts'
import { codeNameOfError } from '#server/http/refusals.ts'
import { sendRawBytes } from '../support/raw-http.ts'
import { newId, signIn } from '../support/server-client.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    settings: { ON_SALE: 'there', PAYMENT: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  })
})
afterAll(() => server.stop())

const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))

const LAST = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const post = (headers: string, body: string) =>
  `POST /fapi/auth/email-verification HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data${headers}\r\n\r\n${body}${LAST}`

test.each(['t=1,v1=', 't=,v1=', 't=1', 'v1=00', 't=1,v1=zz', 'x', ','])('refuses a webhook with signature %j', async (signature) => {
  const response = await fetch(`${server.url}/fapi/order/webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: '{}',
  })
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([400, 10002])
})

describe('a multipart body', () => {
  test('without a boundary is refused, and the connection stays usable', async () => {
    for (const length of [100, 300_000]) {
      expect(statusesOf(await sendRawBytes(server, post(`\r\nContent-Length: ${length}`, 'x'.repeat(length))))).toEqual([400, 200])
    }
  })

  test('in chunks obeys the same size limit', async () => {
    const part = (name: number) => `--b\r\nContent-Disposition: form-data; name="f${name}"\r\n\r\n${'x'.repeat(60_000)}\r\n`
    const body = `${Array.from({ length: 40 }, (_, at) => part(at)).join('')}--b--\r\n`
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    expect(statusesOf(await sendRawBytes(server, post('; boundary=b\r\nTransfer-Encoding: chunked', chunked)))).toEqual([413, 200])
  })
})

test('an undecodable URL is answered with all security headers', async () => {
  const answer = await sendRawBytes(server, 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(statusesOf(answer)).toEqual([400])
  expect(answer).toContain('"code":10002')
  for (const [header] of (await fetch(`${server.url}/healthz`)).headers)
    if (/polic|^x-(?:content|frame)|agent-cluster/.test(header)) expect(answer.toLowerCase()).toContain(`\r\n${header}: `)
  expect(answer).toMatch(/content-security-policy/i)
})

test('a full disk is reported as unavailable, not as failed rollback', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mingshu-full-'))
  const db = new Kysely<{ rows: { text: string } }>({ dialect: createSqliteDialect(join(folder, 'full.sqlite')) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await sql`create table rows (text text)`.execute(db)
  await sql`pragma max_page_count = 10`.execute(db)
  const fill = db.transaction().execute(async (change) => {
    for (let at = 0; at < 20; at += 1)
      await change
        .insertInto('rows')
        .values({ text: 'x'.repeat(4000) })
        .execute()
  })
  const error: unknown = await fill.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ errcode: 13 })
  expect(codeNameOfError(error as object)).toBe('unavailable')
  // The connection remains usable.
  expect(await db.transaction().execute((change) => change.selectFrom('rows').selectAll().execute())).toEqual([])
})

test("another process's write lock delays only changes", async () => {
  const sole = await startTestServer()
  onTestFinished(sole.stop)
  const me = await signIn(sole)
  const other = new DatabaseSync(join(sole.dataDir, 'mingshu.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  let isChanged = false
  const change = me.call('config', { mode: 'dark' }, newId()).then(({ code }) => {
    isChanged = true
    return code
  })
  for (let at = 0; at < 20; at += 1) expect((await fetch(`${sole.url}/fapi/openapi.json`)).status).toBe(200)
  expect(isChanged).toBe(false)
  other.exec('COMMIT')
  other.close()
  expect(await change).toBe(0)
})
