/**
 * Wall and CPU time of a book request: while locked, first after the unlock, and read again. Run: `node
 * tests/bench/book-on-server.ts`.
 */
import { openDb } from '#server/db/open.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { createArchiveInput, newId, signIn } from '../support/server-client.ts'
import { startTestServer } from '../support/server.ts'

const BOOKS = 120
/** Number of first requests that are not counted, as they load the texts and warm up the engine. */
const WARM_UP = 40

const server = await startTestServer()
const db = openDb({ databaseUrl: undefined, dataDir: server.dataDir }, () => undefined)
const me = await signIn(server)

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Timing = readonly [wallMs: number, cpuMs: number]

/** Measures wall and CPU milliseconds of one fate book request. */
async function timeRequest(archive_id: string): Promise<Timing> {
  const [clock, cpu] = [performance.now(), cpuMs()]
  const response = await fetch(`${server.url}/fapi/fatebook/fatebook-info?archive_id=${archive_id}`, {
    headers: { Authorization: me.token },
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(String(response.status))
  return [performance.now() - clock, cpuMs() - cpu]
}

const times: Record<'locked' | 'made' | 'read again', Timing[]> = { locked: [], made: [], 'read again': [] }
for (let n = 0; n < BOOKS; n += 1) {
  const birthday = new Date(Date.UTC(1940 + (n % 68), n % 12, 1 + (n % 28), (n * 7) % 24, 30)).toISOString().slice(0, 19).replace('T', ' ')
  const { archive_id } = (await me.call('addArchive', createArchiveInput({ birthday, gender: String(n % 2) }))).data
  const locked = await timeRequest(archive_id)
  const unlock = { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id } as const
  await db
    .transaction()
    .execute((within) => applyGrants(within, [unlock], { userId: me.userId, reason: 'code', refId: newId(), now: Date.now() }))
  const [made, again] = [await timeRequest(archive_id), await timeRequest(archive_id)]
  if (n < WARM_UP) continue
  times.locked.push(locked)
  times.made.push(made)
  times['read again'].push(again)
}

for (const [what, list] of Object.entries(times)) {
  const [passed, cpu] = [0, 1].map((which) => list.map((one) => one[which]!).toSorted((a, b) => a - b)) as [number[], number[]]
  const middle = list.length >> 1
  console.log(
    `${what}: ${passed[middle]!.toFixed(1)} ms (best ${passed[0]!.toFixed(1)}), computed ${cpu[middle]!.toFixed(1)} ms (best ${cpu[0]!.toFixed(1)})`,
  )
}
await db.destroy()
await server.stop()
