import { expect, test } from 'vitest'
import type { CountedProduct } from '#contract/product.ts'
import { AppError } from '#server/http/app-error.ts'
import { applyGrants } from '#server/ledger/grants.ts'
import { readAllowance, chargeUse } from '#server/ledger/use.ts'
import { call, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'

interface Spend {
  readonly zone?: string
  readonly useId?: string
  readonly archiveId?: string
}

export function ledgerSuite(fixture: () => ServerFixture): void {
  const now = () => fixture().clock.now()

  function spend({ userId }: Account, product: CountedProduct, { zone = 'UTC', useId = newId(), archiveId }: Spend = {}): Promise<string> {
    return fixture()
      .db.transaction()
      .execute((db) => chargeUse(db, { userId, zone }, { product, useId, archiveId, now: now() }))
      .catch((error: unknown) => {
        if (error instanceof AppError) return error.codeName
        throw error
      })
  }

  const may = ({ userId }: Account, product: CountedProduct, zone = 'UTC', archiveId?: string) =>
    readAllowance(fixture().db, { userId, zone }, product, archiveId, now())

  function gift({ userId }: Account, product_id: CountedProduct, amount: number, archive_id: string | null = null): Promise<void> {
    return fixture()
      .db.transaction()
      .execute((db) =>
        applyGrants(db, [{ kind: 'times', product_id, amount, archive_id }], { userId, reason: 'code', refId: newId(), now: now() }),
      )
  }

  /** Returns the sum of a product's ledger and that of its balances, which must be equal. */
  async function sumsOf({ userId }: Account, product: CountedProduct): Promise<readonly number[]> {
    const rows = await fixture()
      .db.selectFrom('ledger')
      .select('delta')
      .where('user_id', '=', userId)
      .where('product_id', '=', product)
      .execute()
    const balances = await fixture()
      .db.selectFrom('balances')
      .select('times')
      .where('user_id', '=', userId)
      .where('product_id', '=', product)
      .execute()
    return [rows.reduce((sum, { delta }) => sum + delta, 0), balances.reduce((sum, { times }) => sum + times, 0)]
  }

  const counted = (outcomes: readonly string[]) =>
    Object.fromEntries([...new Set(outcomes)].toSorted().map((name) => [name, outcomes.filter((one) => one === name).length]))

  test('a hundred concurrent charges of ten uses succeed ten times', async () => {
    const me = await createShopper(fixture())
    await gift(me, 'ms', 10, me.own)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => spend(me, 'ms', { archiveId: me.own })))
    expect(counted(outcomes)).toEqual({ kept: 10, timesSpent: 90 })
    expect(await sumsOf(me, 'ms')).toEqual([0, 0])
  })

  test('concurrent charges take each free use first', async () => {
    const me = await createShopper(fixture())
    await gift(me, 'cs', 10)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => spend(me, 'cs')))
    expect(counted(outcomes)).toEqual({ first: 5, kept: 10, timesSpent: 85 })
    expect(await sumsOf(me, 'cs')).toEqual([0, 0])
  })

  test('a repeated use id is charged once', async () => {
    const me = await createShopper(fixture())
    const useId = newId()
    expect([await spend(me, 'dt', { useId }), await spend(me, 'dt', { useId })]).toEqual(['first', 'first'])
    expect(await may(me, 'dt')).toEqual({ unlimited: false, times: 4 })
  })

  test('a rolled back use is not charged', async () => {
    const me = await createShopper(fixture())
    const undone = fixture()
      .db.transaction()
      .execute(async (db) => {
        await chargeUse(db, { userId: me.userId, zone: 'UTC' }, { product: 'dt', useId: newId(), now: now() })
        throw new Error('the model did not answer')
      })
    await expect(undone).rejects.toThrow('did not answer')
    expect(await may(me, 'dt')).toEqual({ unlimited: false, times: 5 })
  })

  test('the daily use renews per local date and does not accumulate', async () => {
    const me = await createShopper(fixture())
    expect([await spend(me, 'bg'), await spend(me, 'bg')]).toEqual(['day', 'timesSpent'])
    fixture().clock.pass({ days: 3 })
    expect(await may(me, 'bg')).toEqual({ unlimited: false, times: 1 })
    expect([await spend(me, 'bg'), await spend(me, 'bg')]).toEqual(['day', 'timesSpent'])
  })

  test("the day follows the client's zone, travelling west adds none", async () => {
    const me = await createShopper(fixture())
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    expect([await spend(me, 'bg', { zone: east }), await spend(me, 'bg', { zone: west }), await spend(me, 'bg', { zone: east })]).toEqual([
      'day',
      'timesSpent',
      'timesSpent',
    ])
    const other = await createShopper(fixture())
    // The zones are 25 hours apart, so the date in the east is always a later one.
    expect([await spend(other, 'bg', { zone: west }), await spend(other, 'bg', { zone: east })]).toEqual(['day', 'day'])
  })

  test('productTimes counts by the zone in the header', async () => {
    const me = await createShopper(fixture())
    expect((await me.call('productTimes')).data).toEqual([
      { product_id: 'bg', times: 1 },
      { product_id: 'dt', times: 5 },
      { product_id: 'cs', times: 5 },
      { product_id: 'ms', times: 0, archive_id: me.own },
      { product_id: 'fb', times: 0, archive_id: me.own },
      { product_id: 'fatebook_agent', times: 0, archive_id: me.own },
      { product_id: 'image_pack', times: 3 },
    ])
    await spend(me, 'bg', { zone: 'Pacific/Pago_Pago' })
    const bgIn = async (zone: string) => {
      const response = await fetch(`${fixture().server.url}/fapi/user/product-times`, {
        headers: { Authorization: me.token, 'X-Time-Zone': zone },
      })
      const { data } = (await response.json()) as { data: { product_id: string; times: number }[] }
      return data[0]!.times
    }
    expect([await bgIn('Pacific/Pago_Pago'), await bgIn('Pacific/Kiritimati'), await bgIn('Not/AZone').then(Number.isInteger)]).toEqual([
      0,
      1,
      true,
    ])
  })

  test('a membership is unlimited and leaves purchased uses', async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'vip_year')
    await gift(me, 'cs', 10)
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => spend(me, 'cs')))
    expect(counted(outcomes)).toEqual({ member: 30 })
    expect(await spend(me, 'fatebook_agent', { archiveId: me.own })).toBe('member')
    fixture().clock.pass({ days: 366, seconds: 1 })
    expect(await may(me, 'cs')).toEqual({ unlimited: false, times: 15 })
    expect(await may(me, 'fatebook_agent', 'UTC', me.own)).toEqual({ unlimited: false, times: 188 })
  })

  test('a member has thirty pictures a month, then the free ones', async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'vip_year')
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => spend(me, 'image_pack')))
    expect(counted(outcomes)).toEqual({ month: 30, first: 3, timesSpent: 7 })
    fixture().clock.pass({ days: 32 })
    expect(await may(me, 'image_pack')).toEqual({ unlimited: false, times: 30 })
  })

  test('uses belong to one user and one archive', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    await gift(me, 'ms', 1, me.own)
    expect(await spend(other, 'ms', { archiveId: me.own })).toBe('timesSpent')
    expect(await spend(me, 'ms', { archiveId: newId() })).toBe('timesSpent')
    expect(
      (await call(fixture().server, 'productTimes', {}, { token: other.token })).data.find(({ product_id }) => product_id === 'ms')!.times,
    ).toBe(0)
  })
}
