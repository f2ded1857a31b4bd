import { afterAll, beforeAll, describe } from 'vitest'
import { playedHouse } from '../support/answering.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { accountFacts } from './suites/account.ts'
import { archiveFacts } from './suites/archives.ts'
import { badInputFacts } from './suites/bad-input.ts'
import { changeFacts } from './suites/changes.ts'
import { closingFacts } from './suites/closing.ts'
import { emailChangeFacts } from './suites/email-change.ts'
import { exportFacts } from './suites/export.ts'
import { loginFacts } from './suites/login.ts'
import { loginTriesFacts } from './suites/login-tries.ts'
import { openedDayFacts } from './suites/opened-days.ts'
import { receiptFacts } from './suites/receipts.ts'
import { removalFacts } from './suites/removal.ts'
import { sessionFacts } from './suites/sessions.ts'
import { tokenFacts } from './suites/tokens.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the server on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(kind, { LOGIN_LIMIT: '60' }, playedHouse)
  })
  afterAll(() => world.stop())

  const now = (): World => world
  describe('login', () => loginFacts(now))
  describe('tries of a login', () => loginTriesFacts(now))
  describe('tokens', () => tokenFacts(now))
  describe('sessions', () => sessionFacts(now))
  describe('archives', () => archiveFacts(now))
  describe('removed archives', () => removalFacts(now))
  describe('opened days', () => openedDayFacts(now))
  describe('changes', () => changeFacts(now))
  describe('account', () => accountFacts(now))
  describe('the export', () => exportFacts(now))
  describe('a change of the address', () => emailChangeFacts(now))
  describe('mails about payments', () => receiptFacts(now))
  describe('closing', () => closingFacts(now))
  describe('bad input', () => badInputFacts(now))
})
