import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { bookMarkSuite } from './suites/book-marks.ts'
import { bookVersionSuite } from './suites/book-versions.ts'
import { bookSuite } from './suites/books.ts'
import { freeBookSuite, freeOfferSuite } from './suites/free-books.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('books on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => {
    fixture = await startServerFixture(kind)
  })
  afterAll(() => fixture.stop())

  const now = (): ServerFixture => fixture
  describe('versions and access', () => {
    bookSuite(now)
    bookVersionSuite(now)
  })
  describe('marks', () => bookMarkSuite(now))
  describe('free books', () => freeBookSuite(now))
})

describe('a free offer', freeOfferSuite)
