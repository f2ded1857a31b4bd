import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES, type Locale } from '#contract/locale.ts'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Bill, PaymentPort } from '../../ports/payment/payment.ts'
import { findOrderAnyState, findOrderByToken, releaseCheckoutToken, consumeCheckoutToken } from './checkout-token.ts'
import { requestLocaleOf, sendInvalidPayPage, sendPage } from './send-page.ts'
import { handleWebhook } from './webhook.ts'
import { productNameOf } from './product-names.ts'

const PAY_PATH = '/pay'

const textOf = (fields: unknown, name: string): string => {
  const value = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** Returns the open order of the requested URL; undefined unless all parameters match the order. */
async function orderOfAddress({ db, now }: Deps, { query }: FastifyRequest): Promise<OrdersTable | undefined> {
  const order = await findOrderByToken(db, textOf(query, 'token'), now())
  const fits = order?.product_id === textOf(query, 'product_id') && order.archive_id === textOf(query, 'archive_id')
  return fits ? order : undefined
}

/** Returns why an order's token is invalid; `gone` (nothing was charged) only if certainly nothing was charged. */
function endOf({ status, checkout_used_at }: OrdersTable): 'paid' | 'used' | 'gone' {
  if (status === 'paid') return 'paid'
  const isUsed = status === 'refunded' || status === 'disputed' || (status === 'open' && checkout_used_at !== null)
  return isUsed ? 'used' : 'gone'
}

/** Sends the page for an invalid token, with a link to the order if it was or may have been paid, else to the shop. */
async function sendInvalidToken(deps: Deps, token: string, reply: FastifyReply): Promise<FastifyReply> {
  const order = await findOrderAnyState(deps.db, token)
  const end = order === undefined ? 'gone' : endOf(order)
  if (order === undefined || end === 'gone') return sendInvalidPayPage(reply, requestLocaleOf(reply.request), 'gone')
  return sendInvalidPayPage(reply, (await createBill(deps, order)).locale, end, order.order_id)
}

type Page<IsHere extends boolean> = Extract<PaymentPort['page'], { readonly isHere: IsHere }>

const redirect = (reply: FastifyReply, url: string): FastifyReply => reply.header('cache-control', 'no-store').redirect(url, 303)

/** Stores the payment service's checkout session of an order. Returns false if the order was closed or renewed meanwhile. */
async function storePage(db: Db, { orderId, key }: Bill, sessionRef: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ session_ref: sessionRef })
    .where('order_id', '=', orderId)
    .where('checkout_hash', '=', key)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Opens the payment service's page for an order and redirects to it. Uses the token up unless this fails. */
async function redirectToCheckout(
  deps: Deps,
  { open }: Page<false>,
  bill: Bill,
  token: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, now } = deps
  if ((await consumeCheckoutToken(db, token, now())) === undefined) return sendInvalidToken(deps, token, reply)
  try {
    const { url, sessionRef } = await open(bill)
    return (await storePage(db, bill, sessionRef)) ? redirect(reply, url) : await sendInvalidToken(deps, token, reply)
  } catch (error) {
    await releaseCheckoutToken(db, token)
    reply.log.error({ err: error }, 'the payment service could not be reached')
    return sendInvalidPayPage(reply, bill.locale, 'busy')
  }
}

function showHere({ now }: Deps, { htmlOf }: Page<true>, bill: Bill, order: OrdersTable, token: string, reply: FastifyReply): FastifyReply {
  const minutes = Math.max(1, Math.floor((order.checkout_until - now()) / 60_000))
  return sendPage(reply, 200, (nonce) => htmlOf({ ...bill, action: PAY_PATH, productId: order.product_id, token, minutes }, nonce))
}

/** Handles the form of a locally served page. Passes the choice on as a signed webhook, as an external service would. */
function mountChoices(app: FastifyInstance, deps: Deps, service: PaymentPort, { choices, answerOf }: Page<true>): void {
  app.post(PAY_PATH, async (request, reply) => {
    const choice = textOf(request.body, 'choice')
    const token = textOf(request.body, 'token')
    const order = choices.includes(choice) ? await consumeCheckoutToken(deps.db, token, deps.now()) : undefined
    if (order === undefined) return sendInvalidToken(deps, token, reply)
    const bill = await createBill(deps, order)
    const { body, signature, leadsTo } = answerOf(choice, bill, deps.now())
    await handleWebhook(deps, service, body, signature)
    return redirect(reply, leadsTo === 'back' ? bill.cancelUrl : bill.doneUrl)
  })
}

/** Mounts the pay page, which is served locally or redirects to the payment service. */
export async function mountPayPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const { selling } = deps.payment
  await app.register(formbody, { bodyLimit: 4096 })

  // Excludes HEAD requests, which would use up the token.
  app.get(PAY_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const order = selling && (await orderOfAddress(deps, request))
    const token = textOf(request.query, 'token')
    if (selling === undefined || order === undefined) return sendInvalidToken(deps, token, reply)
    const bill = await createBill(deps, order)
    return selling.page.isHere
      ? showHere(deps, selling.page, bill, order, token, reply)
      : redirectToCheckout(deps, selling.page, bill, token, reply)
  })

  if (selling?.page.isHere) mountChoices(app, deps, selling, selling.page)
}

async function localeOfOrder({ db }: Deps, { user_id }: OrdersTable): Promise<Locale> {
  const user = await db.selectFrom('users').select('interface_language').where('user_id', '=', user_id).executeTakeFirst()
  return user?.interface_language ?? LOCALES[0]
}

/** Creates the bill of an order in the payer's language, with the URLs to return to. */
async function createBill(deps: Deps, order: OrdersTable): Promise<Bill> {
  const { order_id, checkout_hash, cents, product_id, from_screen } = order
  const locale = await localeOfOrder(deps, order)
  return {
    orderId: order_id,
    key: checkout_hash,
    cents,
    locale,
    title: productNameOf(product_id, locale),
    doneUrl: `${deps.env.publicUrl}/payok?order_id=${order_id}`,
    cancelUrl: `${deps.env.publicUrl}${from_screen}?cancelled=${order_id}`,
  }
}
