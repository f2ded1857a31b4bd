import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrdersTable } from '../../db/ledger-tables.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Bill, PaymentPort } from '../../ports/payment/payment.ts'
import { billOf } from './bill.ts'
import { orderOfAnyToken, orderOfToken, releaseToken, useToken } from './checkout-token.ts'
import { localeOf, sendDeadEnd, sendPage } from './send-page.ts'
import { handleWebhook } from './webhook.ts'

const PAY_PATH = '/pay'

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

/** Why a token opens nothing. Nobody is told that nothing was charged where something was, or may have been. */
function endOf({ status, checkout_used_at }: OrdersTable): 'paid' | 'used' | 'gone' {
  if (status === 'paid') return 'paid'
  const isUsed = status === 'refunded' || status === 'disputed' || (status === 'open' && checkout_used_at !== null)
  return isUsed ? 'used' : 'gone'
}

/** Answers a token that is good no more: with the way to its order where that was paid or may have been, else to the shop. */
async function sendEnd(deps: Deps, token: string, reply: FastifyReply): Promise<FastifyReply> {
  const order = await orderOfAnyToken(deps.db, token)
  const end = order === undefined ? 'gone' : endOf(order)
  if (order === undefined || end === 'gone') return sendDeadEnd(reply, localeOf(reply.request), 'gone')
  return sendDeadEnd(reply, (await billOf(deps, order)).locale, end, order.order_id)
}

type Page<IsHere extends boolean> = Extract<PaymentPort['page'], { readonly isHere: IsHere }>

const redirect = (reply: FastifyReply, url: string): FastifyReply => reply.header('cache-control', 'no-store').redirect(url, 303)

/** Keeps which page is the order's. False when the order ended or was begun anew while the page was opened. */
async function keepPage(db: Db, { orderId, key }: Bill, sessionRef: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ session_ref: sessionRef })
    .where('order_id', '=', orderId)
    .where('checkout_hash', '=', key)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Opens the payment service's page for an order, and leads on to it. The token is used up by it, unless nothing was opened. */
async function leadOn(deps: Deps, { open }: Page<false>, bill: Bill, token: string, reply: FastifyReply): Promise<FastifyReply> {
  const { db, now } = deps
  if ((await useToken(db, token, now())) === undefined) return sendEnd(deps, token, reply)
  try {
    const { url, sessionRef } = await open(bill)
    return (await keepPage(db, bill, sessionRef)) ? redirect(reply, url) : await sendEnd(deps, token, reply)
  } catch (error) {
    await releaseToken(db, token)
    reply.log.error({ err: error }, 'the payment service could not be reached')
    return sendDeadEnd(reply, bill.locale, 'busy')
  }
}

function showHere({ now }: Deps, { htmlOf }: Page<true>, bill: Bill, order: OrdersTable, token: string, reply: FastifyReply): FastifyReply {
  const minutes = Math.max(1, Math.floor((order.checkout_until - now()) / 60_000))
  return sendPage(reply, 200, (nonce) => htmlOf({ ...bill, action: PAY_PATH, productId: order.product_id, token, minutes }, nonce))
}

/** Answers the form of a page that is served here: what was chosen is told as a service tells it, by a signed webhook. */
function mountAnswers(app: FastifyInstance, deps: Deps, service: PaymentPort, { choices, answerOf }: Page<true>): void {
  app.post(PAY_PATH, async (request, reply) => {
    const choice = textOf(request.body, 'choice')
    const token = textOf(request.body, 'token')
    const order = choices.includes(choice) ? await useToken(deps.db, token, deps.now()) : undefined
    if (order === undefined) return sendEnd(deps, token, reply)
    const bill = await billOf(deps, order)
    const { body, signature, leadsTo } = answerOf(choice, bill, deps.now())
    await handleWebhook(deps, service, body, signature)
    return redirect(reply, leadsTo === 'back' ? bill.cancelUrl : bill.doneUrl)
  })
}

/** The pay page: one that is served here, or the way on to the payment service's. */
export async function mountPayPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const { selling } = deps.payment
  await app.register(formbody, { bodyLimit: 4096 })

  // Asking for the head alone must not use up a token.
  app.get(PAY_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const order = selling && (await orderOfAddress(deps, request))
    const token = textOf(request.query, 'token')
    if (selling === undefined || order === undefined) return sendEnd(deps, token, reply)
    const bill = await billOf(deps, order)
    return selling.page.isHere ? showHere(deps, selling.page, bill, order, token, reply) : leadOn(deps, selling.page, bill, token, reply)
  })

  if (selling?.page.isHere) mountAnswers(app, deps, selling, selling.page)
}
