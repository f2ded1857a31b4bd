import { afterAll, beforeAll, describe } from 'vitest'
import type { Answering } from '#server/deps/answering.ts'
import { playedAnswers } from '../support/answering.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { answerFacts } from './suites/chat-answers.ts'
import { askingFacts } from './suites/chat-asking.ts'
import { chatLogFacts } from './suites/chat-logs.ts'

/** A server whose answers are played. */
export interface ChatWorld extends World {
  readonly answering: Answering
  readonly play: ReturnType<typeof playedAnswers>['play']
}

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the chat on %s', (kind) => {
  let world: ChatWorld
  beforeAll(async () => {
    const answering = playedAnswers()
    world = { ...(await startWorld(kind, {}, answering)), answering, play: answering.play }
  })
  afterAll(() => world.stop())

  const now = (): ChatWorld => world
  describe('asking', () => askingFacts(now))
  describe('answers', () => answerFacts(now))
  describe('what is kept', () => chatLogFacts(now))
})
