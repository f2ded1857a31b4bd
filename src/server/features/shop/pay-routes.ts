import { randomBytes, randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES, localeOfTag, type Locale } from '#contract/locale.ts'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import { secretOf } from '../../db/secret.ts'
import type { Deps } from '../../deps/deps.ts'
import type { PaymentEvent } from '../../ports/payment/payment.ts'
import { signatureOf } from '../../ports/payment/test-cashier.ts'
import { orderOfToken, releaseToken, useToken } from './checkout-token.ts'
import { cashierPage, deadEndPage } from './pay-page.ts'
import { productNameOf } from './product-names.ts'
import { WEBHOOK_PATH } from './webhook.ts'

/** Nothing but its own style and its own form. */
const policyOf = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

function sendPage(reply: FastifyReply, status: number, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(status)
    .header('content-security-policy', policyOf(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page(nonce))
}

/** Without an order nobody is known; the browser's first language, where it is ours. */
function localeOf({ headers }: FastifyRequest): Locale {
  return localeOfTag(headers['accept-language'] ?? '') ?? LOCALES[0]
}

async function localeOfOrder({ db }: Deps, { user_id }: OrdersTable): Promise<Locale> {
  const user = await db.selectFrom('users').select('interface_language').where('user_id', '=', user_id).executeTakeFirst()
  return user?.interface_language ?? LOCALES[0]
}

const textOf = (fields: unknown, name: string): string => {
  const value = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** The order of the address that was opened; all that stands in it has to fit. */
async function orderOfAddress({ db, now }: Deps, { query }: FastifyRequest): Promise<OrdersTable | undefined> {
  const order = await orderOfToken(db, textOf(query, 'token'), now())
  const fits = order?.product_id === textOf(query, 'product_id') && order.archive_id === textOf(query, 'archive_id')
  return fits ? order : undefined
}

const doneUrlOf = ({ env }: Deps, { order_id }: OrdersTable): string => `${env.publicUrl}/payok?order_id=${order_id}`

/** Opens the payment service's page for an order, and says where. The token is used up by it. */
async function openedUrlOf(
  deps: Deps,
  open: NonNullable<NonNullable<Deps['payment']>['open']>,
  order: OrdersTable,
  token: string,
): Promise<string | undefined> {
  const { db, env, now } = deps
  if ((await useToken(db, token, now())) === undefined) return undefined
  const locale = await localeOfOrder(deps, order)
  try {
    const { url, sessionRef } = await open({
      orderId: order.order_id,
      key: order.checkout_hash,
      cents: order.cents,
      locale,
      title: productNameOf(order.product_id, locale),
      doneUrl: doneUrlOf(deps, order),
      cancelUrl: `${env.publicUrl}${order.from_screen}`,
    })
    await db.updateTable('orders').set({ session_ref: sessionRef }).where('order_id', '=', order.order_id).execute()
    return url
  } catch (error) {
    await releaseToken(db, token)
    throw error
  }
}

const kinds: Readonly<Record<string, PaymentEvent['kind']>> = { approve: 'paid', decline: 'declined', cancel: 'cancelled' }

/** Tells what came of it as a payment service would: by a signed webhook. */
async function tell(app: FastifyInstance, { db, now }: Deps, { order_id, cents }: OrdersTable, kind: PaymentEvent['kind']): Promise<void> {
  const event: PaymentEvent = {
    kind,
    orderId: order_id,
    sessionRef: null,
    paymentRef: kind === 'paid' ? `test_${randomUUID()}` : null,
    cents,
    currency: 'usd',
  }
  const payload = JSON.stringify(event)
  const signature = signatureOf(await secretOf(db, 'test-cashier'), payload, now())
  const { statusCode } = await app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload,
    headers: { 'content-type': 'application/json', 'mingshu-signature': signature },
  })
  if (statusCode !== 200) throw new Error(`the webhook answered ${statusCode}`)
}

/** The pay page, `/pay`: the test cashier's own, or the way on to the payment service's. */
export async function mountPayPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const { payment } = deps
  await app.register(formbody, { bodyLimit: 4096 })

  // Asking for the head alone must not use up a token.
  app.get('/pay', { exposeHeadRoute: false }, async (request, reply) => {
    const order = payment && (await orderOfAddress(deps, request))
    if (payment === undefined || order === undefined) return sendPage(reply, 410, (nonce) => deadEndPage(localeOf(request), 'gone', nonce))
    const locale = await localeOfOrder(deps, order)
    const token = textOf(request.query, 'token')
    if (payment.open === null) {
      const { product_id, cents, checkout_until } = order
      const minutes = Math.max(1, Math.floor((checkout_until - deps.now()) / 60_000))
      const item = { locale, cents, productId: product_id, name: productNameOf(product_id, locale), token, minutes }
      return sendPage(reply, 200, (nonce) => cashierPage(item, nonce))
    }
    try {
      const url = await openedUrlOf(deps, payment.open, order, token)
      return url === undefined
        ? sendPage(reply, 410, (nonce) => deadEndPage(locale, 'gone', nonce))
        : reply.header('cache-control', 'no-store').redirect(url, 303)
    } catch (error) {
      request.log.error({ err: error }, 'the payment service could not be reached')
      return sendPage(reply, 503, (nonce) => deadEndPage(locale, 'busy', nonce))
    }
  })

  if (payment?.name !== 'test') return
  app.post('/pay', async (request, reply) => {
    const kind = kinds[textOf(request.body, 'choice')]
    const order = kind && (await useToken(deps.db, textOf(request.body, 'token'), deps.now()))
    if (kind === undefined || order === undefined) return sendPage(reply, 410, (nonce) => deadEndPage(localeOf(request), 'gone', nonce))
    await tell(app, deps, order, kind)
    // What was declined is said where what was paid is said.
    return reply
      .header('cache-control', 'no-store')
      .redirect(kind === 'cancelled' ? `${deps.env.publicUrl}${order.from_screen}` : doneUrlOf(deps, order), 303)
  })
}
