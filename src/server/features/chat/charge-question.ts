import { MEMBER_DAILY_LIMIT, type DayLimit } from '#contract/catalogue.ts'
import type { ChatMode, ChatRemaining } from '#contract/chat.ts'
import type { CountedProduct } from '#contract/product.ts'
import type { Answerer } from '../../deps/answering.ts'
import type { Db } from '../../db/open.ts'
import type { QuotaSource } from '../../db/ledger-tables.ts'
import { AppError } from '../../http/app-error.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { readAllowance, chargeUse, type QuotaUser } from '../../ledger/use.ts'

/** Fields of a question that determine its charge. */
export interface ChargedQuestion {
  readonly mode: ChatMode
  readonly card: string | null
  readonly archive_id: string | null
}

/** Returns the product to charge: a fate-book question if asked from a book's card, otherwise the mode's own product. */
const productOf = ({ mode, card }: ChargedQuestion): CountedProduct => (card === null ? mode : 'fatebook_agent')

const isFree = ({ mode }: ChargedQuestion, answerer: Answerer): boolean => mode === 'dt' && answerer.isKnowledgeFree

/** Returns the remaining quota of the product that this question would charge. */
export async function readRemainingQuota(
  db: Db,
  person: QuotaUser,
  paid: ChargedQuestion,
  answerer: Answerer,
  now: number,
): Promise<ChatRemaining> {
  const product = productOf(paid)
  const left = await readAllowance(db, person, product, paid.archive_id ?? undefined, now)
  return {
    product_id: product,
    unlimited: left.unlimited,
    times: left.unlimited ? 0 : left.times,
    is_free: isFree(paid, answerer),
  }
}

/** Throws `tooManyRequests` if the user exceeds the daily limit of a membership, which is otherwise unlimited. */
async function checkFairUse(db: Db, { userId, zone }: QuotaUser, now: number): Promise<void> {
  const { n } = await db
    .selectFrom('chat_turns')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('day', '=', localDateOf(zone, now))
    .where('source', '=', 'member')
    .executeTakeFirstOrThrow()
  if (n >= MEMBER_DAILY_LIMIT) throw new AppError('tooManyRequests', { a_day: MEMBER_DAILY_LIMIT } satisfies DayLimit)
}

/** Charges a question and returns the source. Throws `timesSpent`, `tooManyRequests`; `keyReused` if a deleted question had the id. */
export async function chargeQuestion(
  db: Db,
  person: QuotaUser,
  paid: ChargedQuestion,
  messageId: string,
  now: number,
): Promise<QuotaSource> {
  const before = await db
    .selectFrom('ledger')
    .select('row_id')
    .where('user_id', '=', person.userId)
    .where('ref_id', '=', messageId)
    .executeTakeFirst()
  if (before !== undefined) throw new AppError('keyReused')
  const source = await chargeUse(db, person, { product: productOf(paid), archiveId: paid.archive_id ?? undefined, useId: messageId, now })
  if (source === 'member') await checkFairUse(db, person, now)
  return source
}
