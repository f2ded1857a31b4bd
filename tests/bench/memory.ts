/**
 * Server memory growth under many unique anonymous calls. Run: `npm run build && npm run bench:memory [calls]`; exits with 1 over 30 MB.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { signIn, type Account } from '../support/server-client.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'
import { newHeaders, anonymousCalls, type Call } from './anonymous-calls.ts'

const CALLS = Number(process.argv[2] ?? 100_000)
/** Number of calls after which hot code is compiled and bounded caches (thousands of entries) are full. */
const WARM_UP = 30_000
const PARALLEL = 32
const ALLOWED_MB = 30
/** Number of memory measurements, evenly spread over the calls. */
const PARTS = 5
/** Number of users who make changes with new idempotency keys; each user may make 2,000 a day. */
const PEOPLE = 20

const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-bench-'))
const gc = fileURLToPath(new URL('gc-on-signal.ts', import.meta.url))
const server = await spawnServer({ DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent', TRUST_PROXY: '1' }, undefined, [
  '--expose-gc',
  '--import',
  gc,
])
const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })

/** Sends a call, reads its whole response and returns the status. */
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

/** Number of responses by kind of call and status. */
const answers = new Map<string, number>()

async function callMany(count: number, people: readonly Account[]): Promise<void> {
  let next = 0
  const line = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const kind = i % anonymousCalls.length
      const call = anonymousCalls[kind]!(Math.floor(i / anonymousCalls.length), people)
      const status = await ask(call, i)
      const name = `kind ${kind}: ${status}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, line))
}

/** Returns the server's memory in MB after a full garbage collection. */
async function measureMemory(): Promise<{ readonly rss: number; readonly heap: number; readonly external: number }> {
  const printedLines = (): string[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('holds '))
  const before = printedLines().length
  process.kill(server.pid, 'SIGUSR2')
  while (printedLines().length === before) await setTimeout(50)
  const { rss, heapUsed, external } = JSON.parse(printedLines().at(-1)!.slice('holds '.length)) as NodeJS.MemoryUsage
  return { rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6 }
}

try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(testServerOf(server, dataDir))))
  const rows = [{ after: 'the start', ...(await measureMemory()) }]
  await callMany(WARM_UP, people)
  const warm = await measureMemory()
  rows.push({ after: `${WARM_UP} calls to warm up`, ...warm })
  answers.clear()
  for (let part = 1; part <= PARTS; part += 1) {
    await callMany(CALLS / PARTS, people)
    rows.push({ after: `${(CALLS / PARTS) * part} more`, ...(await measureMemory()) })
  }
  const grown = rows.at(-1)!.rss - warm.rss
  console.table(
    rows.map(({ after, ...mb }) => ({ after, ...Object.fromEntries(Object.entries(mb).map(([name, size]) => [name, size.toFixed(1)])) })),
  )
  console.table(Object.fromEntries([...answers].toSorted()))
  console.log(`${CALLS} calls: ${grown.toFixed(1)} MB more than before them (${ALLOWED_MB} allowed)`)
  process.exitCode = grown <= ALLOWED_MB ? 0 : 1
} finally {
  await server.end('SIGTERM')
  agent.destroy()
  rmSync(dataDir, { recursive: true, force: true })
}
