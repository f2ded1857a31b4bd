import type { CountedProduct } from '#contract/product.ts'
import { PRODUCTS_COUNTED_PER_ARCHIVE } from '#contract/product.ts'
import type { QuotaSource } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { AppError } from '../http/app-error.ts'
import { consumeUse, countRemainingUses, type BalanceKey } from './balances.ts'
import { localDateOf } from './local-day.ts'
import { readMembership } from './membership.ts'
import { addLedgerRows } from './rows.ts'
import { isUnlimited, listQuotaBuckets } from './sources.ts'

/** User whose quota counts; `zone` is the IANA time zone that determines the local day. */
export interface QuotaUser {
  readonly userId: string
  readonly zone: string
}

/** Remaining uses: unlimited, or their number. */
type Allowance = { readonly unlimited: true } | { readonly unlimited: false; readonly times: number }

function accountOf({ userId }: QuotaUser, product: CountedProduct, archiveId: string | undefined): BalanceKey {
  const isPerArchive = PRODUCTS_COUNTED_PER_ARCHIVE.has(product)
  if (isPerArchive && archiveId === undefined) throw new Error(`${product} is counted for each archive`)
  return { user_id: userId, product_id: product, archive_id: isPerArchive ? archiveId! : '' }
}

/** Returns the remaining uses of a product, per archive if counted so. Read-only: `chargeUse` decides whether a use is possible. */
export async function readAllowance(
  db: Db,
  person: QuotaUser,
  product: CountedProduct,
  archiveId: string | undefined,
  now: number,
): Promise<Allowance> {
  const membership = await readMembership(db, person.userId, now)
  if (isUnlimited(product, membership)) return { unlimited: true }
  const { user_id, product_id, archive_id } = accountOf(person, product, archiveId)
  const rows = await db
    .selectFrom('balances')
    .select(['source', 'period', 'times'])
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('archive_id', '=', archive_id)
    .execute()
  const wells = listQuotaBuckets(product, membership, localDateOf(person.zone, now))
  return { unlimited: false, times: wells.reduce((sum, well) => sum + countRemainingUses(well, rows), 0) }
}

interface Use {
  readonly product: CountedProduct
  /** Archive, required if the product is counted per archive. The caller must have checked that it belongs to the user. */
  readonly archiveId?: string | undefined
  /** Id of the use; one id is charged only once. */
  readonly useId: string
  readonly now: number
}

/** Whether a use with this id was ever charged, even if it was refunded. */
export async function wasUseCharged(db: Db, userId: string, useId: string): Promise<boolean> {
  const used = await db
    .selectFrom('ledger')
    .select('source')
    .where('user_id', '=', userId)
    .where('ref_id', '=', useId)
    .where('reason', '=', 'use')
    .executeTakeFirst()
  return used !== undefined
}

/** Charges one use and returns its source. `db` must be the transaction of the work that is charged. Throws `timesSpent`. */
export async function chargeUse(db: Db, person: QuotaUser, { product, archiveId, useId, now }: Use): Promise<QuotaSource> {
  const account = accountOf(person, product, archiveId)
  const used = await db
    .selectFrom('ledger')
    .select('source')
    .where('user_id', '=', person.userId)
    .where('ref_id', '=', useId)
    .where('reason', '=', 'use')
    .executeTakeFirst()
  if (used !== undefined) return used.source
  const row = { ...account, kind: 'times', reason: 'use', ref_id: useId, at: now } as const
  const membership = await readMembership(db, person.userId, now)
  if (isUnlimited(product, membership)) {
    await addLedgerRows(db, [{ ...row, source: 'member', period: '', delta: 0 }])
    return 'member'
  }
  for (const well of listQuotaBuckets(product, membership, localDateOf(person.zone, now))) {
    const period = await consumeUse(db, account, well, now)
    if (period === undefined) continue
    await addLedgerRows(db, [{ ...row, source: well.source, period, delta: -1 }])
    return well.source
  }
  throw new AppError('timesSpent', { product_id: product })
}
