import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from '../support/postgres.ts'
import { startWorld, type DatabaseKind, type World } from '../support/server-world.ts'
import { exchangeFacts } from './suites/exchange.ts'
import { ledgerFacts } from './suites/ledger.ts'
import { orderFacts } from './suites/orders.ts'
import { paymentFacts } from './suites/payments.ts'
import { shopRuleFacts } from './suites/shop-rules.ts'

const kinds: readonly DatabaseKind[] = hasPostgres() ? ['SQLite', 'PostgreSQL'] : ['SQLite']

describe.each(kinds)('money on %s', (kind) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(kind, { LOGIN_LIMIT: '60' })
  })
  afterAll(() => world.stop())

  const now = (): World => world
  describe('the ledger', () => ledgerFacts(now))
  describe('the rules of the shop', () => shopRuleFacts(now))
  describe('orders', () => orderFacts(now))
  describe('payments', () => paymentFacts(now))
  describe('exchange codes', () => exchangeFacts(now))
})
