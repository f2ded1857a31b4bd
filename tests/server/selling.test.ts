import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { listMissingFeatures } from '#contract/openings.ts'
import { newCodes } from '../support/exchange-code.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { sumLedgerByProduct, createShopper } from '../support/shop.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await startServerFixture('SQLite', { ON_SALE: 'there' })
})
afterAll(() => fixture.stop())

test('the shop lists missing features and sells only complete products', async () => {
  const { products } = (await (await createShopper(fixture)).call('catalogue')).data
  expect(products.length).toBeGreaterThan(9)
  for (const { product_id, awaits, obstacle, can_buy } of products) {
    expect(awaits, product_id).toEqual(listMissingFeatures(product_id))
    expect(obstacle === 'notYet', product_id).toBe(awaits.length > 0)
    if (awaits.length > 0) expect(can_buy, product_id).toBe(false)
  }
})

test('knowledge rounds are sold only where a language model answers', async () => {
  const me = await createShopper(fixture)
  const idsOf = ({ products }: { products: readonly { product_id: string }[] }) => products.map(({ product_id }) => product_id)
  expect(idsOf((await me.call('catalogue')).data)).not.toContain('dt')
  expect((await me.call('checkout', { product_id: 'dt', from: '/setting/shop' })).code).toBe(10043)
  const written = await startServerFixture('SQLite', { ON_SALE: 'there', LLM_BASE_URL: 'http://127.0.0.1:9', LLM_MODEL: 'a-model' })
  onTestFinished(written.stop)
  const there = await createShopper(written)
  expect(idsOf((await there.call('catalogue')).data)).toContain('dt')
  expect((await there.call('checkout', { product_id: 'dt', from: '/setting/shop' })).code).toBe(0)
})

test('refuses to check out an incomplete product', async () => {
  const me = await createShopper(fixture)
  const { products } = (await me.call('catalogue')).data
  for (const { product_id, awaits, needs_archive } of products.filter(({ obstacle }) => obstacle === 'notYet')) {
    const answer = await me.call('checkout', { product_id, from: '/setting/shop', ...(needs_archive && { archive_id: me.own }) })
    expect([answer.status, answer.code, answer.data], product_id).toEqual([409, 10047, { awaits }])
  }
  expect((await me.call('orderList')).data.orders).toEqual([])
})

test('a code for an incomplete product is not spent', async () => {
  const me = await createShopper(fixture)
  const [code] = await newCodes(fixture, 'vip_year')
  const waits = listMissingFeatures('vip_year').length > 0
  expect((await me.call('redeemCheck', { code, archive_id: me.own })).data).toMatchObject({ obstacle: waits ? 'notYet' : null })
  if (waits) expect((await me.call('redeem', { code, archive_id: me.own })).code).toBe(10047)
  if (waits) expect(await sumLedgerByProduct(fixture.db, me.userId)).toEqual({})
  const { n } = await fixture.db
    .selectFrom('exchange_codes')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('used_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (waits) expect(n).toBe(0)
  const all = await startServerFixture('SQLite', { ON_SALE: 'all' })
  onTestFinished(all.stop)
  const there = await createShopper(all)
  const [another] = await newCodes(all, 'vip_year')
  expect((await there.call('redeem', { code: another, archive_id: there.own })).code).toBe(0)
})
