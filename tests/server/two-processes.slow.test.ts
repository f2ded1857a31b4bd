import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOrCreateSecret } from '#server/db/secret.ts'
import { createExchangeCodes } from '#server/features/shop/exchange-codes.ts'
import { EXCHANGE_CODE_KEY_NAME } from '#server/features/shop/valid-code.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { hasPostgres } from '../support/postgres.ts'
import { call, newId, randomIp } from '../support/server-client.ts'
import { sumLedgerByProduct, createShopper, sendPaymentEvent } from '../support/shop.ts'
import { spawnServers, type SpawnedServers } from '../support/spawned-servers.ts'

const SPENDER = fileURLToPath(new URL('../support/spender.ts', import.meta.url))

describe.runIf(hasPostgres())('two processes on one PostgreSQL', () => {
  let fixture: SpawnedServers
  beforeAll(async () => {
    fixture = await spawnServers('PostgreSQL', {}, 2)
  })
  afterAll(() => fixture.stop())

  /** Returns the fixture with the server of either process, alternately by `index`. */
  const fixtureOf = (index: number): SpawnedServers => ({ ...fixture, server: fixture.servers[index % 2]! })
  const tally = (values: readonly (number | string)[]) =>
    Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]))

  /** Starts a process that is ready to charge uses; returns a function that lets it begin and reads its outcomes. */
  async function spender(...words: readonly string[]): Promise<() => Promise<readonly string[]>> {
    const child = spawn(process.execPath, [SPENDER, ...words], { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('ready')
    return async () => {
      const closed = once(child, 'close')
      child.stdin.write('now\n')
      const { value } = await lines.next()
      expect((await closed)[0]).toBe(0)
      return (value ?? '').split(' ')
    }
  }

  test('spending a hundred times in total grant the ten uses', async () => {
    const me = await createShopper(fixture)
    await fixture.db.transaction().execute((db) =>
      applyGrants(db, [{ kind: 'times', product_id: 'ms', amount: 10, archive_id: me.own }], {
        userId: me.userId,
        reason: 'code',
        refId: newId(),
        now: Date.now(),
      }),
    )
    const begin = await Promise.all([0, 1].map(() => spender(fixture.databaseUrl!, me.userId, 'ms', me.own, '50')))
    const outcomes = await Promise.all(begin.map((run) => run()))
    expect(tally(outcomes.flat())).toEqual({ kept: 10, timesSpent: 90 })
    const balances = await fixture.db
      .selectFrom('balances')
      .select('times')
      .where('user_id', '=', me.userId)
      .where('product_id', '=', 'ms')
      .execute()
    expect([balances, await sumLedgerByProduct(fixture.db, me.userId)]).toEqual([[{ times: 0 }], { ms: 0 }])
  })

  test('redeeming one code for fifty users redeem it once', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => createShopper(fixture)))
    const now = Date.now()
    const [code] = await createExchangeCodes(
      fixture.db,
      await getOrCreateSecret(fixture.db, EXCHANGE_CODE_KEY_NAME),
      { product_id: 'fatebook', count: 1, expires_at: now + 86_400_000 },
      now,
    )
    const answers = await Promise.all(
      users.map((me, index) => call(fixtureOf(index).server, 'redeem', { code, archive_id: me.own }, { token: me.token, ip: randomIp() })),
    )
    expect(tally(answers.map((answer) => answer.code))).toEqual({ 0: 1, 10046: 49 })
    const sums = await Promise.all(users.map(({ userId }) => sumLedgerByProduct(fixture.db, userId)))
    expect(sums.filter((sum) => Object.keys(sum).length > 0)).toEqual([{ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 }])
  })

  test('receiving twenty events of one payment grant once', async () => {
    const me = await createShopper(fixture)
    const { order_id } = (await me.call('checkout', { product_id: 'fatebook', archive_id: me.own, from: '/' })).data
    const ref = newId()
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendPaymentEvent(fixtureOf(index), { kind: 'paid', orderId: order_id, paymentRef: ref, cents: 3999 }),
      ),
    )
    expect(tally(statuses)).toEqual({ 200: 20 })
    expect(await sumLedgerByProduct(fixture.db, me.userId)).toEqual({ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 })
  })

  test('receiving one change fifty times apply it once', async () => {
    const me = await createShopper(fixture)
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(fixtureOf(index).server, 'markPinned', { archive_id: me.own }, { token: me.token, key }),
      ),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]!.code).toBe(0)
  })

  test('both end a session at once', async () => {
    const me = await createShopper(fixture)
    expect((await call(fixtureOf(0).server, 'logout', {}, { token: me.token })).code).toBe(0)
    expect((await call(fixtureOf(1).server, 'userInfo', {}, { token: me.token })).code).toBe(10011)
  })
})
