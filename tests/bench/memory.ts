/**
 * What the server still holds after a great many calls of strangers, each with something that it never heard before: zones,
 * languages, browsers, addresses by IPv4 and IPv6, e-mail addresses, keys and tokens. It runs as a process of its own on the
 * embedded database, behind one proxy. Figures are the resident memory (`VmRSS`) after five whole collections of the garbage.
 * Run: `npm run build && npm run bench:memory [calls]`; it ends with 1 where more than 30 MB are held.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { newAddress, signIn, type Account } from '../support/server-client.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'

const CALLS = Number(process.argv[2] ?? 100_000)
/** Until what is hot is compiled, and what is bounded is full: limits and names are kept by the thousand. */
const WARM_UP = 30_000
const PARALLEL = 32
const ALLOWED_MB = 30
/** So often the memory is looked at. */
const PARTS = 5
/** Each changes something under a new key; of one a day 2,000 are taken. */
const PEOPLE = 20

const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-bench-'))
const gc = fileURLToPath(new URL('gc-on-signal.ts', import.meta.url))
const server = await spawnServer({ DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }, undefined, [
  '--expose-gc',
  '--import',
  gc,
])
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })

interface Call {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON. */
  readonly body?: object
}

/** A zone that every engine knows, in letters that nobody wrote before. */
function spelledAnew(zone: string): string {
  const bits = randomBytes(zone.length)
  return zone[0] + [...zone.slice(1)].map((letter, i) => (bits[i]! % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('')
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')

const newIp = (i: number): string =>
  i % 2 ? [...randomBytes(4)].join('.') : `2001:db8:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}:${hex(2)}`

/** What no stranger said before. */
const newHeaders = (i: number): Record<string, string> => ({
  'X-Forwarded-For': newIp(i),
  'X-Time-Zone': i % 3 ? spelledAnew('America/Argentina/Buenos_Aires') : `Nowhere/${hex(8)}`,
  'Accept-Language': `${hex(2)}-${hex(2)}, x-${hex(4)};q=0.5`,
  'User-Agent': `Mozilla/5.0 (${hex(8)}) Chrome/${i}`,
  'X-Request-Id': randomUUID(),
})

/** Every kind of call that takes something from outside; `i` tells them apart. */
const kinds: readonly ((i: number, people: readonly Account[]) => Call)[] = [
  (i, people) => ({ path: '/fapi/user/product-times', headers: { Authorization: people[i % PEOPLE]!.token } }),
  () => ({ path: '/fapi/user/user-info', headers: { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` } }),
  (i) => ({ path: '/fapi/auth/login-by-email', body: { email: newAddress(), code: String(100_000 + (i % 900_000)) } }),
  (i, people) => ({
    path: '/fapi/user/config',
    headers: { Authorization: people[i % PEOPLE]!.token, 'Idempotency-Key': randomUUID() },
    body: { mode: i % 2 ? 'dark' : 'auto' },
  }),
  () => ({ path: '/fapi/auth/email-verification', body: { email: newAddress() } }),
  (i, people) => ({
    path: '/fapi/user/place-complete',
    headers: { Authorization: people[i % PEOPLE]!.token },
    body: { query: hex(6) },
  }),
  () => ({ path: `/fapi/${hex(8)}?${hex(8)}=${hex(8)}` }),
  () => ({ path: `/${hex(8)}/${hex(8)}` }),
  () => ({ path: `/pay?token=${hex(20)}&product_id=${hex(4)}` }),
  () => ({ path: '/fapi/order/webhook', headers: { 'Mingshu-Signature': `t=1,v1=${hex(32)}` }, body: { id: hex(8) } }),
]

/** The status of an answer, which is read to its end. */
function ask({ path, headers, body }: Call, i: number): Promise<number> {
  const text = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const asked = request(
      `${server.url}${path}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: { ...newHeaders(i), ...(text && { 'Content-Type': 'application/json' }), ...headers },
      },
      (response) =>
        response
          .resume()
          .once('end', () => resolve(response.statusCode!))
          .once('error', reject),
    )
    asked.once('error', reject).end(text)
  })
}

/** How often each path was answered with each status. */
const answers = new Map<string, number>()

async function callMany(count: number, people: readonly Account[]): Promise<void> {
  let next = 0
  const line = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const kind = i % kinds.length
      const name = `kind ${kind}: ${await ask(kinds[kind]!(Math.floor(i / kinds.length), people), i)}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, line))
}

/** MB that the server holds when all garbage is collected. */
async function heldMb(): Promise<number> {
  const before = server.output().split('collected').length
  process.kill(server.pid, 'SIGUSR2')
  while (server.output().split('collected').length === before) await setTimeout(50)
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!
  return (Number(kib) * 1024) / 1_000_000
}

try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(testServerOf(server, dataDir))))
  const cold = await heldMb()
  await callMany(WARM_UP, people)
  const warm = await heldMb()
  answers.clear()
  const rows = [
    { after: 'start', MB: cold },
    { after: `${WARM_UP} calls to warm up`, MB: warm },
  ]
  for (let part = 1; part <= PARTS; part += 1) {
    await callMany(CALLS / PARTS, people)
    rows.push({ after: `${(CALLS / PARTS) * part} more`, MB: await heldMb() })
  }
  const grown = rows.at(-1)!.MB - warm
  console.table(rows.map(({ after, MB }) => ({ after, MB: MB.toFixed(1) })))
  console.table(Object.fromEntries([...answers].toSorted()))
  console.log(`${CALLS} calls: ${grown.toFixed(1)} MB more than before them (${ALLOWED_MB} allowed)`)
  process.exitCode = grown <= ALLOWED_MB ? 0 : 1
} finally {
  await server.end('SIGTERM')
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}
