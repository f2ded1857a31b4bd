import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { dayYunFacts } from './suites/day-yun.ts'
import { yunFacts } from './suites/yun.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('fortunes on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(kind, { RATE_LIMIT: '100000' })
  })
  afterAll(() => world.stop())

  describe('a month', () => yunFacts(() => world))
  describe('a day', () => dayYunFacts(() => world))
})
