import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { movableClock } from '../support/server-clock.ts'
import type { DatabaseKind } from '../support/server-fixture.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'
import { createWorksTable } from '../support/works.ts'
import { jobRetrySuite } from './suites/job-retries.ts'
import { jobSuite } from './suites/jobs.ts'
import { leasedJobSuite } from './suites/leased-jobs.ts'
import { slowJobSuite } from './suites/slow-jobs.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the job queue on %s', (kind) => {
  const clock = movableClock()
  let database: TestDatabase
  beforeAll(async () => {
    database = await startDatabase(kind)
    await createWorksTable(database.db)
  })
  afterAll(() => database.stop())

  const desk = () => ({
    db: database.db,
    clock,
    another: async () => {
      const { db, stop } = await startDatabase(kind)
      onTestFinished(stop)
      return db
    },
  })
  describe('long-running jobs', () => slowJobSuite(desk))
  jobSuite(desk)
  leasedJobSuite(desk)
  jobRetrySuite(desk)
})
