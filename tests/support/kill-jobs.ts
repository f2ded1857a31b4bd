import { randomInt } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createJobWorker } from '#server/jobs/worker.ts'
import { spawnChild, type Child } from './spawn-child.ts'
import { silentLogger } from './job-worker.ts'
import { resultOf, testKinds } from './kill-jobs-kinds.ts'
import type { DatabaseKind } from './server-fixture.ts'
import { startDatabase } from './test-database.ts'
import { waitUntil } from './wait-until.ts'
import { createWorksTable } from './works.ts'

const PROCESSES = 2
const FROM_STEP = 1_000_000

export interface JobFigures {
  readonly kills: number
  /** Causes (rows that enqueue three jobs) that the processes reported as committed; `committed` counts those in the database. */
  readonly acknowledged: number
  readonly committed: number
  /** Acknowledged causes that are not in the database. */
  readonly lost: number
  /** Causes without exactly one database effect, plus effects without a cause. */
  readonly insideWrong: number
  /** Causes whose external effect is missing; `outsideOtherId` counts those whose effect happened under two job ids. */
  readonly outsideMissing: number
  readonly outsideOtherId: number
  /** Number of external effects that happened again after the first time. */
  readonly outsideAgain: number
  /** Causes whose result is missing, wrong or not written exactly once, or whose progress is incomplete. */
  readonly resultsWrong: number
  readonly left: number
}

/**
 * Lets two processes add and run jobs on one database, kills one at random `kills` times, then runs the remaining jobs and counts
 * losses.
 */
export async function simulateJobCrashes(kind: DatabaseKind, kills: number): Promise<JobFigures> {
  const database = await startDatabase(kind)
  const { db, settings, folder } = database
  const EFFECTS = join(folder, 'effects')
  writeFileSync(EFFECTS, '')
  await sql`create table causes (n integer primary key)`.execute(db)
  await sql`create table effects (n integer not null)`.execute(db)
  await createWorksTable(db)
  const acknowledged: number[] = []
  let spawned = 0
  const newProcess = (): Promise<Child> =>
    spawnChild('jobs', { ...settings, EFFECTS, FROM: String((spawned += 1) * FROM_STEP) }, (line) => acknowledged.push(Number(line)))
  try {
    const processes = await Promise.all(Array.from({ length: PROCESSES }, newProcess))
    for (let round = 0; round < kills; round += 1) {
      const target = acknowledged.length + randomInt(5, 40)
      await waitUntil(() => acknowledged.length >= target)
      await processes[round % PROCESSES]!.kill()
      processes[round % PROCESSES] = await newProcess()
    }
    await Promise.all(processes.map((child) => child.kill()))
    const worker = createJobWorker({
      db,
      now: Date.now,
      log: silentLogger,
      kinds: testKinds((line) => appendFileSync(EFFECTS, line)),
      leaseMs: 60_000,
      pollMs: 20,
    })
    worker.start()
    await waitUntil(async () => (await db.selectFrom('jobs').select('id').executeTakeFirst()) === undefined)
    await worker.stop()
    return await count()
  } finally {
    await database.stop()
  }

  async function count(): Promise<JobFigures> {
    const numbersIn = async (table: 'causes' | 'effects') =>
      (await sql<{ n: number }>`select n from ${sql.table(table)}`.execute(db)).rows.map(({ n }) => n)
    const causes = new Set(await numbersIn('causes'))
    const effects = await numbersIn('effects')
    const works = (await sql<{ id: string; step: number; result: string; landed: number }>`select * from works`.execute(db)).rows
    const landed = works.filter(({ id, step, result, landed }) => step === 100 && landed === 1 && result === resultOf(id))
    const times = Map.groupBy(effects, (n) => n)
    const lines = readFileSync(EFFECTS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string])
    const ids = Map.groupBy(lines, ([n]) => Number(n))
    return {
      kills: kills + PROCESSES,
      acknowledged: acknowledged.length,
      committed: causes.size,
      lost: acknowledged.filter((n) => !causes.has(n)).length,
      insideWrong: [...causes].filter((n) => times.get(n)?.length !== 1).length + effects.filter((n) => !causes.has(n)).length,
      outsideMissing: [...causes].filter((n) => !ids.has(n)).length,
      outsideOtherId: [...ids.values()].filter((of) => new Set(of.map(([, id]) => id)).size !== 1).length,
      outsideAgain: lines.length - ids.size,
      resultsWrong: causes.size - landed.length + works.length - landed.length,
      left: (await db.selectFrom('jobs').select('id').execute()).length,
    }
  }
}
