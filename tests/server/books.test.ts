import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { bookMarkFacts } from './suites/book-marks.ts'
import { bookFacts } from './suites/books.ts'
import { freeBookFacts, freeOfferFacts } from './suites/free-books.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('books on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(kind)
  })
  afterAll(() => world.stop())

  const now = (): World => world
  describe('versions and gates', () => bookFacts(now))
  describe('marks', () => bookMarkFacts(now))
  describe('what costs nothing', () => freeBookFacts(now))
})

describe('an offer', freeOfferFacts)
