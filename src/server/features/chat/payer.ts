import { FAIR_USE_A_DAY, type DayLimit } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { Counted } from '#contract/product.ts'
import type { Answerer } from '../../deps/answering.ts'
import type { Db } from '../../db/open.ts'
import type { Source } from '../../db/ledger-tables.ts'
import { AppError } from '../../http/app-error.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { mayUse, use, type Person } from '../../ledger/use.ts'

/** What a question is about, as far as paying goes. */
export interface Paid {
  readonly mode: ChatMode
  readonly card: string | null
  readonly archive_id: string | null
}

/** The product that pays: the mode's own, or a fate-book question for what was asked from a card of the book. */
const productOf = ({ mode, card }: Paid): Counted => (card === null ? mode : 'fatebook_agent')

const isFree = ({ mode }: Paid, answerer: Answerer): boolean => mode === 'dt' && answerer.isKnowledgeFree

/** What is left of what pays. */
export async function remainingOf(db: Db, person: Person, paid: Paid, answerer: Answerer, now: number): Promise<ChatRemaining> {
  const product = productOf(paid)
  const left = await mayUse(db, person, product, paid.archive_id ?? undefined, now)
  return {
    product_id: product,
    unlimited: left.unlimited,
    times: left.unlimited ? 0 : left.times,
    is_free: isFree(paid, answerer),
  }
}

/** A membership has no end of answers; a program has one, the same for all members. */
async function checkFairUse(db: Db, { userId, zone }: Person, now: number): Promise<void> {
  const { n } = await db
    .selectFrom('chat_turns')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('day', '=', localDateOf(zone, now))
    .where('source', '=', 'member')
    .executeTakeFirstOrThrow()
  if (n >= FAIR_USE_A_DAY) throw new AppError('tooManyRequests', { a_day: FAIR_USE_A_DAY } satisfies DayLimit)
}

/**
 * Takes the round of a question; what paid for it. Throws `timesSpent`, `tooManyRequests`, and `keyReused` where the id paid before
 * for a question that is gone.
 */
export async function pay(db: Db, person: Person, paid: Paid, messageId: string, now: number): Promise<Source> {
  const before = await db
    .selectFrom('ledger')
    .select('row_id')
    .where('user_id', '=', person.userId)
    .where('ref_id', '=', messageId)
    .executeTakeFirst()
  if (before !== undefined) throw new AppError('keyReused')
  const source = await use(db, person, { product: productOf(paid), archiveId: paid.archive_id ?? undefined, useId: messageId, now })
  if (source === 'member') await checkFairUse(db, person, now)
  return source
}
