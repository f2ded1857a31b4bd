import type { Counted } from '#contract/product.ts'
import { COUNTED_PER_ARCHIVE } from '#contract/product.ts'
import type { Source } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { AppError } from '../http/app-error.ts'
import { takeTime, timesIn, type Account } from './balances.ts'
import { localDateOf } from './local-day.ts'
import { membershipOf } from './membership.ts'
import { addRows } from './rows.ts'
import { isUnlimited, quotaBucketsOf } from './sources.ts'

/** Who uses something: `zone` is the IANA zone whose day it is for them. */
export interface Person {
  readonly userId: string
  readonly zone: string
}

/** What may be used: as much as one likes, or so many times. */
type Allowance = { readonly unlimited: true } | { readonly unlimited: false; readonly times: number }

function accountOf({ userId }: Person, product: Counted, archiveId: string | undefined): Account {
  const isPerArchive = COUNTED_PER_ARCHIVE.has(product)
  if (isPerArchive && archiveId === undefined) throw new Error(`${product} is counted for each archive`)
  return { user_id: userId, product_id: product, archive_id: isPerArchive ? archiveId! : '' }
}

/**
 * The one rule of what a user may do, of a product and, where it is counted so, an archive of theirs.
 * It only looks; `use` decides.
 */
export async function mayUse(db: Db, person: Person, product: Counted, archiveId: string | undefined, now: number): Promise<Allowance> {
  const membership = await membershipOf(db, person.userId, now)
  if (isUnlimited(product, membership)) return { unlimited: true }
  const { user_id, product_id, archive_id } = accountOf(person, product, archiveId)
  const rows = await db
    .selectFrom('balances')
    .select(['source', 'period', 'times'])
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('archive_id', '=', archive_id)
    .execute()
  const wells = quotaBucketsOf(product, membership, localDateOf(person.zone, now))
  return { unlimited: false, times: wells.reduce((sum, well) => sum + timesIn(well, rows), 0) }
}

interface Use {
  readonly product: Counted
  /** Needed where the product is counted for each archive; checked by the caller to be the user's. */
  readonly archiveId?: string | undefined
  /** Names this use: the same id is counted once. */
  readonly useId: string
  readonly now: number
}

/** Whether something of this id was used, given back or not. */
export async function isUsed(db: Db, userId: string, useId: string): Promise<boolean> {
  const used = await db
    .selectFrom('ledger')
    .select('source')
    .where('user_id', '=', userId)
    .where('ref_id', '=', useId)
    .where('reason', '=', 'use')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Uses a product once, and says what paid for it. `db` must be the transaction of what it is used for.
 * Throws `timesSpent`.
 */
export async function use(db: Db, person: Person, { product, archiveId, useId, now }: Use): Promise<Source> {
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
  const membership = await membershipOf(db, person.userId, now)
  if (isUnlimited(product, membership)) {
    await addRows(db, [{ ...row, source: 'member', period: '', delta: 0 }])
    return 'member'
  }
  for (const well of quotaBucketsOf(product, membership, localDateOf(person.zone, now))) {
    const period = await takeTime(db, account, well, now)
    if (period === undefined) continue
    await addRows(db, [{ ...row, source: well.source, period, delta: -1 }])
    return well.source
  }
  throw new AppError('timesSpent', { product_id: product })
}
