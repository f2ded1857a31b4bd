import { afterAll, beforeAll, describe } from 'vitest'
import { createSimulatedAnswers } from '../support/answering.ts'
import type { ChatFixture } from '../support/chat.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind } from '../support/server-fixture.ts'
import { answerSuite } from './suites/chat-answers.ts'
import { askingSuite } from './suites/chat-asking.ts'
import { chatLogSuite } from './suites/chat-logs.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('chat on %s', (kind) => {
  let fixture: ChatFixture
  beforeAll(async () => {
    const answering = createSimulatedAnswers()
    fixture = { ...(await startServerFixture(kind, {}, answering)), answering, play: answering.play }
  })
  afterAll(() => fixture.stop())

  const now = (): ChatFixture => fixture
  describe('asking', () => askingSuite(now))
  describe('answers', () => answerSuite(now))
  describe('chat logs', () => chatLogSuite(now))
})
