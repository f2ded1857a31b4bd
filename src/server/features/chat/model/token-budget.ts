import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { Env } from '../../../setup/env.ts'
import { TakeoverError } from './takeover.ts'

/** Token budget of one answer. */
export interface TokenBudget {
  readonly left: () => number
  /** Which limit is the lowest now: the answer's (`long`), the user's day (`spent`) or the server's day (`closed`). */
  readonly bound: 'long' | 'spent' | 'closed'
  readonly spend: (tokens: number) => Promise<void>
}

/** Opens the budget of an answer. Throws `TakeoverError` if the user's or the server's daily budget is used up. */
export type TokenBudgetOpener = (userId: string) => Promise<TokenBudget>

/** Minimum number of tokens for a useful answer. */
export const MIN_ANSWER_TOKENS = 1_500
/** User id under which the server-wide counter is stored. */
const ALL = ''

interface Means {
  readonly db: Db
  readonly now: () => number
  readonly maxTokens: NonNullable<Env['model']>['maxTokens']
}

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

async function spentOn(db: Db, day: string, userId: string): Promise<number> {
  const row = await db.selectFrom('model_tokens').select('tokens').where('day', '=', day).where('user_id', '=', userId).executeTakeFirst()
  return row?.tokens ?? 0
}

async function add(db: Db, day: string, userId: string, tokens: number): Promise<void> {
  await db
    .insertInto('model_tokens')
    .values({ day, user_id: userId, tokens })
    .onConflict((same) => same.columns(['day', 'user_id']).doUpdateSet({ tokens: sql`model_tokens.tokens + ${tokens}` }))
    .execute()
}

/** Counts tokens per UTC day in the database. Concurrent answers can together exceed a daily limit, as each reads it only at its start. */
export const createTokenBudgetOpener =
  ({ db, now, maxTokens }: Means): TokenBudgetOpener =>
  async (userId) => {
    const day = dayOf(now())
    const own = maxTokens.userDay - (await spentOn(db, day, userId))
    if (own < MIN_ANSWER_TOKENS) throw new TakeoverError('spent')
    const everybody = maxTokens.day - (await spentOn(db, day, ALL))
    if (everybody < MIN_ANSWER_TOKENS) throw new TakeoverError('closed')
    let left = Math.min(maxTokens.answer, own, everybody)
    return {
      left: () => left,
      bound: left === maxTokens.answer ? 'long' : left === own ? 'spent' : 'closed',
      spend: async (tokens) => {
        left -= tokens
        await add(db, day, userId, tokens)
        await add(db, day, ALL, tokens)
        await db
          .deleteFrom('model_tokens')
          .where('day', '<', dayOf(now() - 86_400_000))
          .execute()
      },
    }
  }

/** Estimates the tokens of a text, for endpoints that report no usage: one per Chinese character, one per four others. */
export function estimateTokens(text: string): number {
  const han = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0
  return Math.ceil(han + (text.length - han) / 4)
}
