import { afterAll, beforeAll, describe } from 'vitest'
import { simulatedBuiltInAnswers } from '../support/answering.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { accountSuite } from './suites/account.ts'
import { archiveSuite } from './suites/archives.ts'
import { badInputSuite } from './suites/bad-input.ts'
import { idempotencySuite } from './suites/changes.ts'
import { closingCodeSuite } from './suites/closing-codes.ts'
import { closingSuite } from './suites/closing.ts'
import { emailChangeSuite } from './suites/email-change.ts'
import { exportSuite } from './suites/export.ts'
import { loginSuite } from './suites/login.ts'
import { loginTriesSuite } from './suites/login-tries.ts'
import { openedDaySuite } from './suites/opened-days.ts'
import { receiptSuite } from './suites/receipts.ts'
import { removalSuite } from './suites/removal.ts'
import { sessionSuite } from './suites/sessions.ts'
import { tokenSuite } from './suites/tokens.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('the server on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => {
    fixture = await startServerFixture(kind, { LOGIN_LIMIT: '60' }, simulatedBuiltInAnswers)
  })
  afterAll(() => fixture.stop())

  const now = (): ServerFixture => fixture
  describe('login', () => loginSuite(now))
  describe('login attempts', () => loginTriesSuite(now))
  describe('tokens', () => tokenSuite(now))
  describe('sessions', () => sessionSuite(now))
  describe('archives', () => archiveSuite(now))
  describe('removed archives', () => removalSuite(now))
  describe('opened days', () => openedDaySuite(now))
  describe('changes', () => idempotencySuite(now))
  describe('account', () => accountSuite(now))
  describe('the export', () => exportSuite(now))
  describe('email change', () => emailChangeSuite(now))
  describe('payment mails', () => receiptSuite(now))
  describe('account closing', () => {
    closingSuite(now)
    closingCodeSuite(now)
  })
  describe('invalid input', () => badInputSuite(now))
})
