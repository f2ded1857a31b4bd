import type { Membership } from '#contract/shop.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/prepared.ts'

const DAY_MS = 86_400_000

/** Days of membership that were bought or given at a moment. */
interface Span {
  readonly level: 'vip_month' | 'vip_year'
  readonly days: number
  /** Milliseconds. */
  readonly at: number
}

/** Milliseconds of each level that are left. The year runs first: what is left of the month waits for its end. */
interface Left {
  readonly year: number
  readonly month: number
}

function passed({ year, month }: Left, ms: number): Left {
  return { year: Math.max(0, year - ms), month: Math.max(0, month - Math.max(0, ms - year)) }
}

function leftAt(spans: readonly Span[], now: number): Left {
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

/** What a list of spans makes of a user at a moment. A renewal before the end adds to it; nothing renews by itself. */
export function membershipAt(spans: readonly Span[], now: number): Membership {
  const { year, month } = leftAt(spans, now)
  return {
    is_vip: year + month > 0,
    is_month_vip: month > 0,
    is_year_vip: year > 0,
    is_big_member: year > 0,
    month_until: month > 0 ? now + year + month : null,
    year_until: year > 0 ? now + year : null,
  }
}

const spanRows = prepared((db) =>
  db
    .selectFrom('ledger')
    .select(({ fn }) => ['product_id', fn.sum<number>('delta').as('days'), fn.min('at').as('at')])
    .where('user_id', '=', '')
    .where('kind', '=', 'days')
    .groupBy(['product_id', 'ref_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0),
)

/** Days that were reversed count as never given. */
async function spansOf(db: Db, userId: string): Promise<readonly Span[]> {
  const rows = await spanRows(db, userId, 'days', 0)
  return rows.map(({ product_id, days, at }) => ({ level: product_id as Span['level'], days, at }))
}

/** A user's membership by the ledger. */
export async function membershipOf(db: Db, userId: string, now: number): Promise<Membership> {
  return membershipAt(await spansOf(db, userId), now)
}

/** How a user's membership stood at moments that are past: by what the ledger had then, whatever was given or reversed later. */
export async function membershipsOf(db: Db, userId: string): Promise<(at: number) => Membership> {
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
    return membershipAt(
      [...spans.values()].filter(({ days }) => days > 0),
      moment,
    )
  }
}

/** Whether a user had a yearly membership at a moment that is past, by the ledger of today. */
export async function wasYearMember(db: Db, userId: string, at: number): Promise<boolean> {
  const before = (await spansOf(db, userId)).filter((span) => span.at <= at)
  return membershipAt(before, at).is_year_vip
}
