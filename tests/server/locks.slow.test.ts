import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runInTransaction } from '#server/db/in-transaction.ts'
import { hasPostgres } from '../support/postgres.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { buy, createShopper, sendPaymentEvent } from '../support/shop.ts'

// Long timeout: the tests use real disks and processes, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 600_000 })

/** Number of accounts to close; the environment variable `CLOSINGS` overrides it. */
const CLOSINGS = Number(process.env['CLOSINGS'] ?? 32)
const AT_ONCE = 4

describe.each(hasPostgres() ? (['PostgreSQL'] as const) : [])('row locks on %s', (kind) => {
  let fixture: ServerFixture
  beforeAll(async () => void (fixture = await startServerFixture(kind)))
  afterAll(() => fixture.stop())

  /** Creates a user with two paid orders who has requested the code to close the account. */
  async function leaving() {
    const me = await createShopper(fixture)
    await buy(fixture, me, 'fatebook', me.own)
    await buy(fixture, me, 'cs')
    const orders = await fixture.db.selectFrom('orders').select(['payment_ref', 'cents']).where('user_id', '=', me.userId).execute()
    fixture.clock.pass({ minutes: 2 })
    await me.call('deactivate')
    return { me, orders, code: await fixture.server.latestCode(me.address) }
  }

  test(`${CLOSINGS} accounts close during refunds and disputes without failures`, async () => {
    const statuses: number[] = []
    for (let done = 0; done < CLOSINGS; done += AT_ONCE) {
      const people = []
      for (let one = 0; one < AT_ONCE; one += 1) people.push(await leaving())
      const calls = people.flatMap(({ me, orders, code }) => [
        me.call('deactivate', { code }).then(({ status }) => status),
        ...orders.flatMap(({ payment_ref, cents }) =>
          ['refunded', 'disputed'].map((kind) => sendPaymentEvent(fixture, { kind, paymentRef: payment_ref, cents })),
        ),
      ])
      statuses.push(...(await Promise.all(calls)))
    }
    expect(statuses).toHaveLength(CLOSINGS * 5)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })

  test('the rolled back one of two deadlocked transactions runs again', async () => {
    const [one, two] = [await createShopper(fixture), await createShopper(fixture)]
    const lock = (db: ServerFixture['db'], userId: string, at: number) =>
      db
        .updateTable('users')
        .set(({ eb }) => ({ changed_at: eb('changed_at', '+', at) }))
        .where('user_id', '=', userId)
        .execute()
    const before = await fixture.db.selectFrom('users').select('changed_at').orderBy('user_id').execute()
    let locked = 0
    let bothHaveOne!: () => void
    const meeting = new Promise<void>((resolve) => (bothHaveOne = resolve))
    let runs = 0
    const cross = (first: string, second: string) =>
      runInTransaction(fixture.db, async (db) => {
        runs += 1
        await lock(db, first, 1)
        if ((locked += 1) === 2) bothHaveOne()
        await meeting
        await lock(db, second, 1)
      })
    await Promise.all([cross(one.userId, two.userId), cross(two.userId, one.userId)])
    expect(runs).toBe(3)
    const after = await fixture.db.selectFrom('users').select('changed_at').orderBy('user_id').execute()
    const sum = (rows: readonly { changed_at: number }[]) => rows.reduce((total, { changed_at }) => total + changed_at, 0)
    expect(sum(after) - sum(before)).toBe(4)
  })
})
