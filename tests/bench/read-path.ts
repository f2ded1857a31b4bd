/** Responses per second of an authenticated read, compared with bare Fastify. Run: `node tests/bench/read-path.ts [rounds]`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createArchiveInput, signIn } from '../support/server-client.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'
import { answersPerSecond } from './load.ts'

const ROUNDS = Number(process.argv[2] ?? 15)
const MILLISECONDS = 700
/** Milliseconds after which hot code is compiled. */
const WARM_UP = 6000
const ARCHIVES = 3

const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-bench-'))
const settings = { DATA_DIR: dataDir, NODE_ENV: 'test', RATE_LIMIT: '1000000' }
const ours = await spawnServer({ ...settings, LOG_LEVEL: 'warn' })
const me = await signIn(testServerOf(ours, dataDir))
for (let count = 0; count < ARCHIVES; count += 1) await me.call('addArchive', createArchiveInput())
const bare = await spawnServer(
  { ...settings, USER_ID: me.userId, TOKEN: me.token },
  fileURLToPath(new URL('bare-server.ts', import.meta.url)),
)

const contestants = {
  'bare Fastify, the archives': { pid: bare.pid, url: `${bare.url}/data` },
  'bare Fastify, session and archives': { pid: bare.pid, url: `${bare.url}/both` },
  'GET /user/get-archive': { pid: ours.pid, url: `${ours.url}/fapi/user/get-archive`, token: me.token },
}
type Name = keyof typeof contestants
const names = Object.keys(contestants) as Name[]

/** Returns the CPU seconds that a process has used (Linux: one tick is 10 ms). */
function secondsOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

/** Returns responses per second of wall time, and per CPU second of the server, which other load does not affect. */
async function measure(name: Name, milliseconds: number): Promise<readonly [number, number]> {
  const { pid } = contestants[name]
  const before = secondsOf(pid)
  const rate = await answersPerSecond(contestants[name], milliseconds)
  return [rate, (rate * milliseconds) / 1000 / (secondsOf(pid) - before)]
}

const measured = new Map<Name, (readonly [number, number])[]>(names.map((name) => [name, []]))
try {
  for (const name of names) await measure(name, WARM_UP)
  for (let round = 0; round < ROUNDS; round += 1) for (const name of names) measured.get(name)!.push(await measure(name, MILLISECONDS))
} finally {
  await Promise.all([ours.end('SIGTERM'), bare.end('SIGTERM')])
  rmSync(dataDir, { recursive: true, force: true })
}

/** Columns of the output: the median round, and the round with the least other load, of each rate. */
const columns: Readonly<Record<string, (name: Name) => number>> = Object.fromEntries(
  (
    [
      ['a second', 0],
      ['computed', 1],
    ] as const
  ).flatMap(([what, which]) => {
    const sorted = (name: Name) =>
      measured
        .get(name)!
        .map((one) => one[which])
        .toSorted((a, b) => a - b)
    return [
      [`${what}, median`, (name: Name) => sorted(name)[ROUNDS >> 1]!],
      [`${what}, best`, (name: Name) => sorted(name).at(-1)!],
    ] as const
  }),
)
console.log(
  `answers a second of time, and of the server's own computing, in ${ROUNDS} rounds with ${ARCHIVES} archives; and ours as a share`,
)
console.log(
  ' '.repeat(36) +
    Object.keys(columns)
      .map((title) => title.padStart(20))
      .join(''),
)
for (const name of names) {
  const cells = Object.values(columns).map((rateOf) =>
    `${Math.round(rateOf(name))} ${(rateOf('GET /user/get-archive') / rateOf(name)).toFixed(2)}`.padStart(20),
  )
  console.log(name.padEnd(36) + cells.join(''))
}
