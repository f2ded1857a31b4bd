/**
 * What the server still holds after a great many calls of strangers, each with something that it never heard before: zones,
 * languages, browsers, addresses by IPv4 and IPv6, e-mail addresses, keys and tokens. It runs as a process of its own on the
 * embedded database, behind one proxy. Figures are MB by `process.memoryUsage()` after five whole collections of the garbage
 * of the flavour `last-resort`, which also gives free pages back: what else the engine keeps at hand says how busy it was.
 * Run: `npm run build && npm run bench:memory [calls]`; it ends with 1 where more than 30 MB came to be held.
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
      const kind = i % anonymousCalls.length
      const call = anonymousCalls[kind]!(Math.floor(i / anonymousCalls.length), people)
      const status = await ask(call, i)
      const name = `kind ${kind}: ${status}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, line))
}

/** MB that the server holds when all garbage is collected: its resident memory, and what of it is JavaScript's. */
async function held(): Promise<{ readonly rss: number; readonly heap: number; readonly external: number }> {
  const said = (): string[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('holds '))
  const before = said().length
  process.kill(server.pid, 'SIGUSR2')
  while (said().length === before) await setTimeout(50)
  const { rss, heapUsed, external } = JSON.parse(said().at(-1)!.slice('holds '.length)) as NodeJS.MemoryUsage
  return { rss: rss / 1e6, heap: heapUsed / 1e6, external: external / 1e6 }
}

try {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signIn(testServerOf(server, dataDir))))
  const rows = [{ after: 'the start', ...(await held()) }]
  await callMany(WARM_UP, people)
  const warm = await held()
  rows.push({ after: `${WARM_UP} calls to warm up`, ...warm })
  answers.clear()
  for (let part = 1; part <= PARTS; part += 1) {
    await callMany(CALLS / PARTS, people)
    rows.push({ after: `${(CALLS / PARTS) * part} more`, ...(await held()) })
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
