import { join } from 'node:path'
import { createHmac } from 'node:crypto'
import { getOrCreateSecret } from '#server/db/secret.ts'
import type { Db } from '#server/db/open.ts'
import type { BlobPort } from '#server/ports/blob/blob-port.ts'
import { createFolderStorage } from '#server/ports/blob/folder.ts'
import { findSaleYear } from '#server/features/shop/on-sale.ts'
import { parseEnv } from '#server/setup/env.ts'
import type { Deps } from '#server/deps/deps.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { chooseFontsFolder } from '#server/ports/painter/painter-fonts.ts'
import { createThreadPainter } from '#server/ports/painter/thread-painter.ts'
import { createTestCashier } from '#server/ports/payment/test-cashier/test-cashier.ts'
import { simulatedBuiltInAnswers } from './answering.ts'
import { createArchiveInput, signIn, type Account } from './server-client.ts'
import type { ServerFixture } from './server-fixture.ts'

/** Creates a user with an archive; `own` is the archive's id. */
export async function createShopper(fixture: ServerFixture): Promise<Account & { readonly own: string }> {
  const me = await signIn(fixture.server)
  return { ...me, own: (await me.call('addArchive', createArchiveInput())).data.archive_id }
}

/** Creates an order and returns its id and the URL of its checkout page. */
export const checkout = async (me: Account, product_id: string, archive_id?: string, from = '/setting/shop') =>
  (await me.call('checkout', { product_id, archive_id, from })).data

/** Posts a choice on the test provider's checkout page. */
export function submitCheckoutChoice(fixture: ServerFixture, url: string, choice: string): Promise<Response> {
  const token = new URL(url).searchParams.get('token') ?? ''
  return fetch(`${fixture.server.url}/pay`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, choice }) })
}

/** Orders a product and pays on the test checkout page; returns the order's id. */
export async function buy(fixture: ServerFixture, me: Account, product_id: string, archive_id?: string): Promise<string> {
  const { code, data, text } = await me.call('checkout', { product_id, archive_id, from: '/setting/shop' })
  if (code !== 0) throw new Error(text)
  const { status } = await submitCheckoutChoice(fixture, data.url, 'approve')
  if (status !== 303) throw new Error(`the cashier answered ${status}`)
  return data.order_id
}

/** Moves the clock past the next Li Chun and returns the new Bazi year. A yearly membership bought before is still valid then. */
export function passIntoNextYear({ clock }: ServerFixture): number {
  const year = findSaleYear(clock.now())
  while (findSaleYear(clock.now()) === year) clock.pass({ hours: 4 })
  return year + 1
}

/** Sends a payment event with the test provider's signature; returns the HTTP status. */
export async function sendPaymentEvent(
  fixture: ServerFixture,
  event: Readonly<Record<string, unknown>>,
  more: { readonly key?: Buffer; readonly ageSeconds?: number } = {},
): Promise<number> {
  const body = JSON.stringify({ sessionRef: null, paymentRef: null, cents: 0, currency: 'usd', orderId: null, ...event })
  const time = String(Math.floor(fixture.clock.now() / 1000) - (more.ageSeconds ?? 0))
  const mac = createHmac('sha256', more.key ?? (await getOrCreateSecret(fixture.db, 'test-cashier')))
    .update(`${time}.${body}`)
    .digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Mingshu-Signature': `t=${time},v1=${mac}` }
  return (await fetch(`${fixture.server.url}/fapi/order/webhook`, { method: 'POST', headers, body })).status
}

/** Sends an event for the payment of an order: that it was refunded, is disputed, or that the dispute was won. */
export async function sendRefundEvent(
  fixture: ServerFixture,
  order_id: string,
  kind: 'refunded' | 'disputed' | 'won' = 'refunded',
): Promise<void> {
  const paid = await fixture.db
    .selectFrom('orders')
    .select(['payment_ref', 'cents'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const status = await sendPaymentEvent(fixture, { kind, paymentRef: paid.payment_ref, cents: paid.cents })
  if (status !== 200) throw new Error(`the webhook answered ${status}`)
}

/** Returns the sum of the ledger per product, without free uses. */
export async function sumLedgerByProduct(db: Db, userId: string, archiveId?: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger')
    .select(['product_id', 'archive_id', 'delta'])
    .where('user_id', '=', userId)
    .where('reason', '!=', 'free')
    .execute()
  const sums: Record<string, number> = {}
  for (const { product_id, archive_id, delta } of rows) {
    if (archiveId !== undefined && archive_id !== archiveId) continue
    sums[product_id] = (sums[product_id] ?? 0) + delta
  }
  return sums
}

/** A mail service that accepts and discards everything. */
export const noMail: MailPort = { send: async () => undefined, forget: async () => undefined }

/** A file storage that is empty and rejects every write. */
export const noBlobs: BlobPort = {
  put: () => Promise.reject(new Error('nothing is kept here')),
  read: async () => undefined,
  remove: async () => undefined,
  removeAll: async () => undefined,
  // oxlint-disable-next-line no-empty-function -- it lists nothing
  async *list() {},
}

/** A push service that accepts and discards everything. */
const noPush: PushPort = { publicKey: '', isAllowed: () => true, send: async () => 'taken' }

/** Builds the dependencies of features, on the fixture's database. */
export function depsOf({ db, clock, server }: ServerFixture): Deps {
  const cashier = createTestCashier(Buffer.alloc(32))
  return {
    env: parseEnv({ ON_SALE: 'all' }),
    db,
    now: clock.now,
    mail: noMail,
    codeKey: Buffer.alloc(32),
    identity: {},
    payment: { selling: cashier, all: [cashier] },
    model: undefined,
    push: noPush,
    speech: undefined,
    blobs: createFolderStorage(join(server.dataDir, 'blobs')),
    imaging: undefined,
    painter: createThreadPainter({ fonts: chooseFontsFolder(server.dataDir) }),
    answering: simulatedBuiltInAnswers,
    jobs: { wake: () => undefined, begin: () => Promise.resolve() },
  }
}
