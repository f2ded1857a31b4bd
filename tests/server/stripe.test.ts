import { afterAll, beforeAll, expect, test } from 'vitest'
import { retryJob } from '#server/jobs/job-list.ts'
import { newId, type Account } from '../support/server-client.ts'
import { startTestServer } from '../support/server.ts'
import { startServerFixture, type ServerFixture } from '../support/server-fixture.ts'
import { sumLedgerByProduct, createShopper } from '../support/shop.ts'
import { startStripeFake, sendStripeEvent } from '../support/stripe-fake.ts'

const SECRET = 'whsec_of_the_test'
let stripe: Awaited<ReturnType<typeof startStripeFake>>
let fixture: ServerFixture

beforeAll(async () => {
  stripe = await startStripeFake()
  fixture = await startServerFixture('SQLite', {
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API: stripe.url,
    PUBLIC_URL: 'https://ming.example',
  })
})
afterAll(async () => {
  await fixture.stop()
  await stripe.stop()
})

const open = (url: string, method = 'GET') => fetch(url.replace('https://ming.example', fixture.server.url), { method, redirect: 'manual' })
const checkout = async (me: Account, product_id: string, archive_id?: string) =>
  (await me.call('checkout', { product_id, archive_id, from: '/setting/shop' })).data
const statusOf = async (me: Account) => (await me.call('orderList')).data.orders[0]!.status

const tell = (
  type: string,
  object: object,
  { secret = SECRET, ...more }: { secret?: string } & Parameters<typeof sendStripeEvent>[4] = {},
) => sendStripeEvent(fixture, secret, type, object, more)

const session = (order_id: string, payment_intent: string, more: object = {}) => ({
  object: 'checkout.session',
  id: 'cs_x',
  payment_status: 'paid',
  metadata: { order_id },
  payment_intent,
  amount_total: 499,
  currency: 'usd',
  ...more,
})

test('checkout creates a Stripe session with nothing personal', async () => {
  const me = await createShopper(fixture)
  await me.call('config', { interface_language: 'en_US' })
  const { url, order_id } = await checkout(me, 'fatebook', me.own)
  const before = stripe.sent.length
  expect((await open(url, 'HEAD')).status).not.toBe(303)
  const answer = await open(url)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/checkout\.stripe\.example\/cs_test_/),
  ])
  const [{ path, headers, form }] = stripe.sent.slice(before) as [(typeof stripe.sent)[number]]
  expect([path, headers.authorization, stripe.sent.length]).toEqual(['/v1/checkout/sessions', 'Bearer sk_test_key', before + 1])
  expect(headers['idempotency-key']).toMatch(/^open-[\w-]{43}$/)
  expect(form).toEqual({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '3999',
    'line_items[0][price_data][product_data][name]': 'Fate book for one archive',
    client_reference_id: order_id,
    'metadata[order_id]': order_id,
    'payment_intent_data[metadata][order_id]': order_id,
    success_url: `https://ming.example/payok?order_id=${order_id}`,
    cancel_url: `https://ming.example/setting/shop?cancelled=${order_id}`,
    locale: 'en',
  })
  const again = await open(url)
  const html = await again.text()
  // The page must not say that nothing was charged: the server does not know yet whether the Stripe session was paid.
  expect([again.status, html.includes(`href="/payok?order_id=${order_id}"`), html.includes('weren’t charged')]).toEqual([410, true, false])
})

test('a Stripe failure is reported and the URL stays valid', async () => {
  const me = await createShopper(fixture)
  const { url } = await checkout(me, 'dt')
  stripe.answerWith(500)
  expect((await open(url)).status).toBe(503)
  stripe.answerWith(200)
  expect((await open(url)).status).toBe(303)
})

test('twenty signed webhooks grant once; forged and old ones are refused', async () => {
  const me = await createShopper(fixture)
  const { order_id } = await checkout(me, 'dt')
  const paid = session(order_id, `pi_${newId()}`)
  expect(await tell('checkout.session.completed', paid, { secret: 'whsec_other' })).toBe(400)
  expect(await tell('checkout.session.completed', paid, { ageSeconds: 301 })).toBe(400)
  expect(await tell('checkout.session.completed', paid, { alter: (body) => body.replace('499', '498') })).toBe(400)
  expect(await sumLedgerByProduct(fixture.db, me.userId)).toEqual({})
  const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
  await Promise.all(Array.from({ length: 20 }, (_, i) => tell(types[i % 2]!, paid)))
  expect([await sumLedgerByProduct(fixture.db, me.userId), await statusOf(me)]).toEqual([{ dt: 10 }, 'paid'])
})

test('an unpaid completed session waits for its payment', async () => {
  const me = await createShopper(fixture)
  const { order_id } = await checkout(me, 'dt')
  const ref = `pi_${newId()}`
  await tell('checkout.session.completed', session(order_id, ref, { payment_status: 'unpaid' }))
  expect(await statusOf(me)).toBe('open')
  await tell('checkout.session.async_payment_succeeded', session(order_id, ref))
  expect(await statusOf(me)).toBe('paid')
})

/** Returns the refund requests that Stripe has received for a payment. */
const refundsOf = (payment: string) => stripe.sent.filter(({ path, form }) => path === '/v1/refunds' && form['payment_intent'] === payment)
const jobOf = (payment: string) =>
  fixture.db
    .selectFrom('jobs')
    .select(['id', 'state', 'tries', 'last_error', 'user_id'])
    .where('dedupe_key', '=', `refund ${payment}`)
    .executeTakeFirst()
const refundOf = async (payment: string) =>
  (await fixture.db.selectFrom('payments').select('refund').where('payment_ref', '=', payment).executeTakeFirst())?.refund

async function payTwice(me: Account): Promise<string> {
  const { order_id } = await checkout(me, 'dt')
  const [first, second] = [`pi_${newId()}`, `pi_${newId()}`]
  await tell('checkout.session.completed', session(order_id, first))
  for (let times = 0; times < 3; times += 1) expect(await tell('checkout.session.completed', session(order_id, second))).toBe(200)
  return second
}

test('a duplicate payment is refunded once despite repeated events', async () => {
  const me = await createShopper(fixture)
  const second = await payTwice(me)
  await expect.poll(() => refundOf(second)).toBe('done')
  expect(refundsOf(second).map(({ form, headers }) => [form, headers['idempotency-key']])).toEqual([
    [{ payment_intent: second }, `refund-${second}`],
  ])
  expect(await jobOf(second)).toBe(undefined)
  expect(await sumLedgerByProduct(fixture.db, me.userId)).toEqual({ dt: 10 })
})

test('a refund is retried under one key until Stripe recovers', async () => {
  const me = await createShopper(fixture)
  stripe.answerWith(500)
  const second = await payTwice(me)
  await expect.poll(() => jobOf(second)).toMatchObject({ state: 'waiting', tries: 1, last_error: 'StripeAPIError', user_id: null })
  expect(await refundOf(second)).toBe('wanted')
  fixture.clock.pass({ seconds: 5 })
  await expect.poll(() => jobOf(second)).toMatchObject({ state: 'waiting', tries: 2 })
  stripe.answerWith(200)
  fixture.clock.pass({ seconds: 10 })
  await expect.poll(() => refundOf(second)).toBe('done')
  expect(new Set(refundsOf(second).map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([`refund-${second}`]))
  expect([await jobOf(second), await sumLedgerByProduct(fixture.db, me.userId)]).toEqual([undefined, { dt: 10 }])
})

test('a refund made by hand meanwhile is not requested again', async () => {
  const me = await createShopper(fixture)
  stripe.answerWith(500)
  const second = await payTwice(me)
  await expect.poll(() => jobOf(second)).toMatchObject({ tries: 1, state: 'waiting' })
  stripe.answerWith(200)
  const before = refundsOf(second).length
  const { order_id } = (await me.call('orderList')).data.orders[0]!
  await tell('charge.refunded', {
    object: 'charge',
    id: 'ch_x',
    payment_intent: second,
    refunded: true,
    amount_refunded: 499,
    currency: 'usd',
    metadata: { order_id },
  })
  fixture.clock.pass({ seconds: 10 })
  await expect.poll(() => jobOf(second)).toBe(undefined)
  expect([refundsOf(second).length, await refundOf(second), await statusOf(me)]).toEqual([before, 'done', 'paid'])
})

test('an exhausted refund can be retried by the operator', async () => {
  const second = `pi_${newId()}`
  stripe.answerWith(500)
  expect(await tell('checkout.session.completed', session('no such order', second))).toBe(200)
  await expect.poll(() => jobOf(second)).toMatchObject({ tries: 1, state: 'waiting' })
  await fixture.db
    .updateTable('jobs')
    .set({ tries: 119, run_at: fixture.clock.now() })
    .where('dedupe_key', '=', `refund ${second}`)
    .execute()
  await expect.poll(() => jobOf(second)).toMatchObject({ tries: 120, state: 'exhausted', last_error: 'StripeAPIError' })
  expect(await refundOf(second)).toBe('wanted')
  stripe.answerWith(200)
  expect(await retryJob(fixture.db, (await jobOf(second))!.id, fixture.clock.now())).toBe(true)
  await expect.poll(() => refundOf(second)).toBe('done')
})

test('full refunds and disputes revoke, partial refunds do not', async () => {
  const charge = (order_id: string, payment_intent: string, refunded: boolean) => ({
    object: 'charge',
    id: 'ch_x',
    payment_intent,
    refunded,
    amount_refunded: refunded ? 499 : 100,
    currency: 'usd',
    metadata: { order_id },
  })
  for (const how of ['refunded', 'disputed']) {
    const me = await createShopper(fixture)
    const { order_id } = await checkout(me, 'dt')
    const ref = `pi_${newId()}`
    await tell('checkout.session.completed', session(order_id, ref))
    await tell('charge.refunded', charge(order_id, ref, false))
    expect(await statusOf(me)).toBe('paid')
    if (how === 'refunded') await tell('charge.refunded', charge(order_id, ref, true))
    else await tell('charge.dispute.created', { object: 'dispute', id: 'dp_x', payment_intent: ref, amount: 499, currency: 'usd' })
    expect([await sumLedgerByProduct(fixture.db, me.userId), await statusOf(me)]).toEqual([{ dt: 0 }, how])
  }
})

test('only the end of its current session ends an order', async () => {
  const me = await createShopper(fixture)
  const first = await checkout(me, 'dt')
  const oldPage = (await open(first.url)).headers.get('location')!.split('/').at(-1)!
  const newPage = (await open((await checkout(me, 'dt')).url)).headers.get('location')!.split('/').at(-1)!
  await tell('checkout.session.expired', session(first.order_id, '', { id: oldPage, payment_intent: null, payment_status: 'unpaid' }))
  expect(await statusOf(me)).toBe('open')
  await tell('checkout.session.expired', session(first.order_id, '', { id: newPage, payment_intent: null, payment_status: 'unpaid' }))
  expect(await statusOf(me)).toBe('expired')
})

test('a checkout repeated while its page opens uses the new page', async () => {
  const me = await createShopper(fixture)
  const first = await checkout(me, 'dt')
  let newPage = ''
  stripe.meanwhile(async () => {
    newPage = (await open((await checkout(me, 'dt')).url)).headers.get('location')!.split('/').at(-1)!
  })
  expect((await open(first.url)).status).toBe(410)
  await tell('checkout.session.expired', session(first.order_id, '', { id: newPage, payment_intent: null, payment_status: 'unpaid' }))
  expect(await statusOf(me)).toBe('expired')
})

test('the end of an old session is ignored after a restart', async () => {
  const me = await createShopper(fixture)
  const first = await checkout(me, 'dt')
  const oldPage = (await open(first.url)).headers.get('location')!.split('/').at(-1)!
  const second = await checkout(me, 'dt')
  await tell('checkout.session.expired', session(first.order_id, '', { id: oldPage, payment_intent: null, payment_status: 'unpaid' }))
  expect((await open(second.url)).status).toBe(303)
})

test('ignores events of another shop on the same account', async () => {
  expect(await tell('checkout.session.completed', session('', 'pi_other', { metadata: {} }))).toBe(200)
  expect(await tell('customer.created', { object: 'customer', id: 'cus_x' })).toBe(200)
  expect(await fixture.db.selectFrom('payments').select('payment_ref').where('payment_ref', '=', 'pi_other').execute()).toEqual([])
})

test('a server without payment sells nothing', async () => {
  const server = await startTestServer({ settings: { PAYMENT: 'off' } })
  try {
    const me = await createShopper({ ...fixture, server })
    expect((await me.call('checkout', { product_id: 'dt', from: '/' })).code).toBe(10045)
    const { payment, products } = (await me.call('catalogue')).data
    expect([payment, products.some(({ can_buy }) => can_buy)]).toEqual(['off', false])
    expect((await fetch(`${server.url}/pay`, { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) })).status).toBe(404)
    expect(
      (await fetch(`${server.url}/fapi/order/webhook`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(404)
  } finally {
    await server.stop()
  }
})
