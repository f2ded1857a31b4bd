import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type DatabaseKind, type ServerFixture } from '../support/server-fixture.ts'
import { exchangeSuite } from './suites/exchange.ts'
import { ledgerSuite } from './suites/ledger.ts'
import { orderHistorySuite } from './suites/order-history.ts'
import { orderSuite } from './suites/orders.ts'
import { paymentSuite } from './suites/payments.ts'
import { refundSuite } from './suites/refunds.ts'
import { shopRuleSuite } from './suites/shop-rules.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('money on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => {
    fixture = await startServerFixture(kind, { LOGIN_LIMIT: '60' })
  })
  afterAll(() => fixture.stop())

  const now = (): ServerFixture => fixture
  describe('the ledger', () => ledgerSuite(now))
  describe('the rules of the shop', () => shopRuleSuite(now))
  describe('orders', () => {
    orderSuite(now)
    orderHistorySuite(now)
  })
  describe('payments', () => {
    paymentSuite(now)
    refundSuite(now)
  })
  describe('exchange codes', () => exchangeSuite(now))
})
