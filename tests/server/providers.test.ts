/** A payment is refunded by the payment service that took it, even if the shop now uses another one. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getOrCreateSecret } from '#server/db/secret.ts'
import { enqueueRefund } from '#server/features/shop/refunds.ts'
import { newId } from '../support/server-client.ts'
import { movableClock } from '../support/server-clock.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { createShopper, sendPaymentEvent } from '../support/shop.ts'
import { startStripeFake, sendStripeEvent } from '../support/stripe-fake.ts'
import { startDatabase, type TestDatabase } from '../support/test-database.ts'

const SECRET = 'whsec_of_the_test'
const clock = movableClock()
let stripe: Awaited<ReturnType<typeof startStripeFake>>
let database: TestDatabase
let server: TestServer | undefined

beforeEach(async () => {
  stripe = await startStripeFake()
  database = await startDatabase('SQLite')
})
afterEach(async () => {
  await server?.stop()
  await database.stop()
  await stripe.stop()
})

/** Stops the current server and starts one with other settings on the same data. */
async function serve(settings: Readonly<Record<string, string>>) {
  await server?.stop()
  server = await startTestServer({ dataDir: database.folder, now: clock.now, settings })
  return { server, clock, db: database.db, stop: server.stop }
}

const withStripe = () => ({ STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API: stripe.url })

/** Inserts an earlier payment by this provider, with a pending refund; returns its reference. */
async function addOwedRefund(provider: string): Promise<string> {
  const payment_ref = newId()
  const { db } = database
  await db
    .insertInto('payments')
    .values({
      payment_ref,
      provider,
      order_id: null,
      cents: 499,
      currency: 'usd',
      state: 'paid',
      refund: 'wanted',
      changed_at: clock.now(),
    })
    .execute()
  await enqueueRefund(db, payment_ref, clock.now())
  return payment_ref
}

const isPaidBack = (ref: string) =>
  expect
    .poll(
      async () =>
        (await database.db.selectFrom('payments').select('refund').where('payment_ref', '=', ref).executeTakeFirstOrThrow()).refund,
    )
    .toBe('done')
const refunds = () => stripe.sent.filter(({ path }) => path === '/v1/refunds').map(({ form }) => form['payment_intent'])

test('each service refunds its own payments while Stripe sells', async () => {
  const refs = { test: await addOwedRefund('test'), stripe: await addOwedRefund('stripe') }
  await serve(withStripe())
  await isPaidBack(refs.test)
  await isPaidBack(refs.stripe)
  expect(refunds()).toEqual([refs.stripe])
})

test('with payment off Stripe webhooks and refunds still work', async () => {
  const ref = await addOwedRefund('stripe')
  const fixture = await serve({ ...withStripe(), PAYMENT: 'off' })
  await isPaidBack(ref)
  const me = await createShopper(fixture)
  expect((await me.call('checkout', { product_id: 'dt', from: '/' })).code).toBe(10045)
  const late = `pi_${newId()}`
  const session = {
    object: 'checkout.session',
    id: 'cs_x',
    payment_status: 'paid',
    payment_intent: late,
    amount_total: 499,
    currency: 'usd',
  }
  expect(await sendStripeEvent(fixture, SECRET, 'checkout.session.completed', { ...session, metadata: { order_id: newId() } })).toBe(200)
  await isPaidBack(late)
  expect(refunds()).toEqual([ref, late])
})

test('a refund waits until its service is configured again', async () => {
  const ref = await addOwedRefund('stripe')
  await serve({ PAYMENT: 'test' })
  const job = () => database.db.selectFrom('jobs').select(['state', 'tries', 'last_error']).executeTakeFirst()
  await expect.poll(job).toEqual({ state: 'waiting', tries: 1, last_error: 'paymentOff' })
  clock.pass({ seconds: 5 })
  await serve(withStripe())
  await isPaidBack(ref)
  expect(await job()).toBe(undefined)
})

test('webhooks need the signature of a configured service', async () => {
  const paid = { kind: 'paid', orderId: newId(), paymentRef: newId(), cents: 499 }
  const fixture = await serve(withStripe())
  expect(await sendPaymentEvent(fixture, paid)).toBe(400)
  const key = (await getOrCreateSecret(database.db, 'test-cashier')).toString('base64url')
  expect(await sendStripeEvent(fixture, key, 'customer.created', { object: 'customer', id: 'cus_x' })).toBe(400)
  expect(await sendStripeEvent(fixture, SECRET, 'customer.created', { object: 'customer', id: 'cus_x' })).toBe(200)
  expect(await database.db.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(await sendPaymentEvent(await serve({ PAYMENT: 'test' }), paid)).toBe(200)
  expect(await database.db.selectFrom('payments').select(['payment_ref', 'provider']).execute()).toEqual([
    { payment_ref: paid.paymentRef, provider: 'test' },
  ])
})

test('equal payment references of two services are not confused', async () => {
  const ref = await addOwedRefund('stripe')
  const fixture = await serve({ PAYMENT: 'test' })
  expect(await sendPaymentEvent(fixture, { kind: 'refunded', paymentRef: ref, cents: 499 })).toBe(500)
  expect(await database.db.selectFrom('payments').select(['state', 'refund']).execute()).toEqual([{ state: 'paid', refund: 'wanted' }])
})
