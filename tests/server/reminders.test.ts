import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { type PushService, startPushService } from '../support/push-service.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { calendarFacts } from './suites/calendar.ts'
import { reminderFacts } from './suites/reminders.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('reminders on %s', (kind) => {
  let world: World
  let service: PushService
  beforeAll(async () => {
    service = await startPushService()
    world = await startWorld(kind)
  })
  afterAll(async () => {
    await world.stop()
    service.stop()
  })

  const now = (): World => world
  describe('by push', () => reminderFacts(now, () => service))
  describe('as a calendar', () => calendarFacts(now))
})
