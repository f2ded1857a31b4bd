import { describe, expect, test, vi } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { killJobs } from '../support/kill-jobs.ts'
import { killServer } from '../support/kill-server.ts'
import { inLane } from '../support/lane.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'

// Real disks and processes, on machines that may be busy with the other tests.
vi.setConfig({ testTimeout: 480_000 })

/** Enough to find a fault; `npm run bench:kills` does twenty. */
const KILLS = inLane(2, 3)

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('on %s', (kind) => {
  test('workers that are killed at any moment lose no job: each effect in the database and each result lands once, each effect elsewhere at least once under one id', async () => {
    const { acknowledged, kept, ...figures } = await killJobs(kind, KILLS)
    expect(acknowledged).toBeGreaterThan(10)
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    expect(figures).toMatchObject({ lost: 0, insideWrong: 0, outsideMissing: 0, outsideOtherId: 0, resultsWrong: 0, left: 0 })
  })

  test('a server that is killed at any moment loses no use, redeem or payment that it acknowledged, and grants and refunds nothing twice', async () => {
    const { redeems, payments, uses, ...figures } = await killServer(kind, KILLS)
    expect(Math.min(redeems, payments, uses)).toBeGreaterThan(KILLS)
    expect(figures).toMatchObject({
      kills: KILLS,
      lost: 0,
      refused: 0,
      wrongGrants: 0,
      wrongUses: 0,
      balanceOff: 0,
      wrongRefunds: 0,
      jobsLeft: 0,
    })
  })
})
