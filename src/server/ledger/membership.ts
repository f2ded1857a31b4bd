import type { Membership } from '#contract/shop.ts'
import type { Db } from '../db/open.ts'
import { prepareQuery } from '../db/prepared.ts'

const DAY_MS = 86_400_000

/** Days of membership, bought or granted at a time. */
interface Span {
  readonly level: 'vip_month' | 'vip_year'
  readonly days: number
  /** Time of the purchase or grant (ms). */
  readonly at: number
}

/** Remaining membership per level in ms. The yearly one runs first; the monthly one pauses until its end. */
interface Left {
  readonly year: number
  readonly month: number
}

function passed({ year, month }: Left, ms: number): Left {
  return { year: Math.max(0, year - ms), month: Math.max(0, month - Math.max(0, ms - year)) }
}

function computeLeft(spans: readonly Span[], now: number): Left {
  let left: Left = { year: 0, month: 0 }
  let clock = 0
  for (const { level, days, at } of spans.toSorted((a, b) => a.at - b.at)) {
    const more = days * DAY_MS
    const before = passed(left, at - clock)
    left = level === 'vip_year' ? { ...before, year: before.year + more } : { ...before, month: before.month + more }
    clock = at
  }
  return passed(left, Math.max(0, now - clock))
}

/** Computes the membership at a time. Days bought before its end extend it; nothing renews automatically. */
export function computeMembership(spans: readonly Span[], now: number): Membership {
  const { year, month } = computeLeft(spans, now)
  return {
    is_vip: year + month > 0,
    is_month_vip: month > 0,
    is_year_vip: year > 0,
    is_big_member: year > 0,
    month_until: month > 0 ? now + year + month : null,
    year_until: year > 0 ? now + year : null,
  }
}

const spanRows = prepareQuery((db) =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['product_id', fn.sum<number>('delta').as('days'), fn.min('at').as('at')])
    .where('user_id', '=', '')
    .where('kind', '=', 'days')
    .groupBy(['product_id', 'ref_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0),
)

/** Reads the user's membership spans. Reversed days count as never granted. */
async function spansOf(db: Db, userId: string): Promise<readonly Span[]> {
  const rows = await spanRows(db, userId, 'days', 0)
  return rows.map(({ product_id, days, at }) => ({ level: product_id as Span['level'], days, at }))
}

/** Computes a user's membership from the ledger. */
export async function readMembership(db: Db, userId: string, now: number): Promise<Membership> {
  return computeMembership(await spansOf(db, userId), now)
}

/** Returns a function that computes the membership at a past time as it was then, regardless of later grants and reversals. */
export async function createMembershipLookup(db: Db, userId: string): Promise<(at: number) => Membership> {
  const rows = await db
    .selectFrom('ledger')
    .select(['product_id', 'ref_id', 'delta', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'days')
    .execute()
  return (moment) => {
    const spans = new Map<string, Span>()
    for (const { product_id, ref_id, delta, at } of rows.filter((row) => row.at <= moment).toSorted((a, b) => a.at - b.at)) {
      const key = `${product_id} ${ref_id}`
      const known = spans.get(key) ?? { level: product_id as Span['level'], days: 0, at }
      spans.set(key, { ...known, days: known.days + delta })
    }
    return computeMembership(
      [...spans.values()].filter(({ days }) => days > 0),
      moment,
    )
  }
}

/** Whether a user had a yearly membership at a past time, by the present ledger, from which reversed days are absent. */
export async function wasYearMember(db: Db, userId: string, at: number): Promise<boolean> {
  const before = (await spansOf(db, userId)).filter((span) => span.at <= at)
  return computeMembership(before, at).is_year_vip
}
