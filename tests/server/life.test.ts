import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { lifeSuite } from './suites/life.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('life events on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => {
    fixture = await startServerFixture(kind)
  })
  afterAll(() => fixture.stop())

  lifeSuite(() => fixture)
})
