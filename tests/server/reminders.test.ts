import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { type PushService, startPushService } from '../support/push-service.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { calendarSuite } from './suites/calendar.ts'
import { reminderSuite } from './suites/reminders.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('reminders on %s', (kind) => {
  let fixture: ServerFixture
  let service: PushService
  beforeAll(async () => {
    service = await startPushService()
    fixture = await startServerFixture(kind)
  })
  afterAll(async () => {
    await fixture.stop()
    service.stop()
  })

  const now = (): ServerFixture => fixture
  describe('by push', () => reminderSuite(now, () => service))
  describe('as a calendar', () => calendarSuite(now))
})
