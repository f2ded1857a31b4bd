/**
 * Request latency while many jobs (reminders without subscriptions) are due at once on SQLite. Run: `node tests/bench/due-jobs.ts
 * [jobs]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { enqueueJob } from '#server/db/jobs.ts'
import { openDb } from '#server/db/open.ts'
import { spawnServer, testServerOf } from '../support/server-process.ts'
import { signIn } from '../support/server-client.ts'

const JOBS = Number(process.argv[2] ?? 5_000)
const ASK_EVERY_MS = 50

const dataDir = mkdtempSync(join(tmpdir(), 'mingshu-bench-'))
const server = await spawnServer({ DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000' })
const db = openDb({ databaseUrl: undefined, dataDir }, () => undefined)
try {
  const me = await signIn(testServerOf(server, dataDir))
  const change = async (): Promise<number> => {
    const begun = performance.now()
    const { code } = await me.call('config', { mode: 'dark' })
    if (code !== 0) throw new Error(`answered ${code}`)
    return performance.now() - begun
  }
  await change()
  const now = Date.now()
  await db.transaction().execute(async (within) => {
    const until = now + 86_400_000
    for (let nr = 0; nr < JOBS; nr += 1) {
      await enqueueJob(within, { kind: 'push', payload: { user_id: me.userId, date: '2026-11-20', until }, userId: me.userId }, now)
    }
  })
  const jobsLeft = () => db.selectFrom('jobs').select('id').limit(1).executeTakeFirst()
  const begun = performance.now()
  const waits: number[] = []
  for (; (await jobsLeft()) !== undefined; await setTimeout(ASK_EVERY_MS)) waits.push(await change())
  const seconds = (performance.now() - begun) / 1000
  const sorted = waits.toSorted((one, other) => one - other)
  const shareOf = (share: number): string => `${Math.round(sorted[Math.ceil(sorted.length * share) - 1]!)} ms`
  console.log(`${JOBS} jobs in ${seconds.toFixed(1)} s, ${sorted.length} changes meanwhile`)
  console.log(`a change waited ${shareOf(0.5)} (median), ${shareOf(0.99)} (99 %), ${shareOf(1)} (longest)`)
} finally {
  await db.destroy()
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
