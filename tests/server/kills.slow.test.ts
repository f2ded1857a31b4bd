import { describe, expect, test, vi } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { simulateJobCrashes } from '../support/kill-jobs.ts'
import { simulateServerCrashes } from '../support/kill-server.ts'
import { chooseByLane } from '../support/lane.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'

// Long timeout: the tests use real disks and processes, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 480_000 })

/** Number of kills, enough to find a defect; `npm run bench:kills` makes twenty. */
const KILLS = chooseByLane(2, 3)

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('on %s', (kind) => {
  test('killed workers lose no job and commit each effect once', async () => {
    const { acknowledged, committed, ...figures } = await simulateJobCrashes(kind, KILLS)
    expect(acknowledged).toBeGreaterThan(10)
    expect(committed).toBeGreaterThanOrEqual(acknowledged)
    expect(figures).toMatchObject({ lost: 0, insideWrong: 0, outsideMissing: 0, outsideOtherId: 0, resultsWrong: 0, left: 0 })
  })

  test('a killed server loses and duplicates no use, redeem or payment', async () => {
    const { redeems, payments, uses, ...figures } = await simulateServerCrashes(kind, KILLS)
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
