import { afterAll, beforeAll, describe } from 'vitest'
import type { Answering } from '#server/deps/answering.ts'
import { playedAnswers } from '../support/answering.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { answerSuite } from './suites/chat-answers.ts'
import { askingSuite } from './suites/chat-asking.ts'
import { chatLogSuite } from './suites/chat-logs.ts'

/** A server whose answers are played. */
export interface ChatFixture extends ServerFixture {
  readonly answering: Answering
  readonly play: ReturnType<typeof playedAnswers>['play']
}

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the chat on %s', (kind) => {
  let fixture: ChatFixture
  beforeAll(async () => {
    const answering = playedAnswers()
    fixture = { ...(await startServerFixture(kind, {}, answering)), answering, play: answering.play }
  })
  afterAll(() => fixture.stop())

  const now = (): ChatFixture => fixture
  describe('asking', () => askingSuite(now))
  describe('answers', () => answerSuite(now))
  describe('what is kept', () => chatLogSuite(now))
})
