import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { dayYunSuite } from './suites/day-yun.ts'
import { yunSuite } from './suites/yun.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('fortunes on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => {
    fixture = await startServerFixture(kind, { RATE_LIMIT: '100000' })
  })
  afterAll(() => fixture.stop())

  describe('a month', () => yunSuite(() => fixture))
  describe('a day', () => dayYunSuite(() => fixture))
})
