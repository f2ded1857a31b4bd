import type { CodeTries } from '#contract/session.ts'
import type { Db } from '../../db/open.ts'
import { takeHit, type RateLimit } from '../../db/rate-limit.ts'
import { AppError } from '../../http/app-error.ts'
import { addressHashOf, askHashOf, CODE_MINUTES, codeHashOf, keyedHash, consumeCode, type Holder } from './codes.ts'

/** Of each asker, at one code. */
const triesEach: RateLimit = { max: 5, windowMs: CODE_MINUTES * 60_000 }
/** Of everybody together but the browser that had the code sent: they cannot spend its tries. */
const STRANGERS_TRIES = 10

type Try = Holder & {
  readonly code: string
  readonly ip: string
  /** What the browser was told when it had a code sent. */
  readonly ask?: string | undefined
}

interface Row {
  readonly used_at: number | null
  readonly expires_at: number
}

/**
 * Tries a code; it is used up by the first who brings the right one in time. A refusal is the outcome, and
 * not thrown: the transaction must be committed whatever comes out, for a wrong try counts.
 */
export async function tryCode(db: Db, key: Buffer, attempt: Try, now: number): Promise<'ok' | AppError> {
  const found = await findCode(db, key, attempt, now)
  if (found instanceof AppError) return found
  return (await consumeCode(db, found, now)) ? 'ok' : new AppError('codeUsed')
}

/**
 * The id of the right code, which is a try like any other and uses nothing up. Two codes count: the newest,
 * and the one that this browser had sent itself, whose tries are its own; another one that is brought is
 * answered as expired. A refusal is the outcome, as above.
 */
export async function findCode(db: Db, key: Buffer, { code, ip, ask, ...holder }: Try, now: number): Promise<string | AppError> {
  const rows = await db
    .selectFrom('login_codes')
    .select(['code_id', 'code_hash', 'ask_hash', 'expires_at', 'used_at'])
    .where('address_hash', '=', addressHashOf(key, holder))
    .orderBy('created_at', 'desc')
    .orderBy('code_id')
    .execute()
  const [newest] = rows
  if (newest === undefined) return new AppError('codeWrong')
  const own = ask === undefined ? undefined : rows.find(({ ask_hash }) => ask_hash === askHashOf(key, ask))
  const live = [own, newest].filter((row) => row !== undefined).filter(({ used_at, expires_at }) => used_at === null && expires_at > now)
  const codeHash = codeHashOf(key, holder, code)
  const brought = [...live, ...rows].find(({ code_hash }) => code_hash === codeHash)
  const [counted] = live
  if (counted === undefined) return deadAnswerOf(brought)
  // The try is taken before the codes are compared, or many at once would each be the first.
  const left = counted === own ? await takeOwnTry(db, own.code_id, now) : await takeTry(db, counted.code_id, keyedHash(key, 'ip', ip), now)
  if (left === undefined) return new AppError('codeTriesSpent')
  if (brought === undefined) return wrongAnswerOf(left)
  if (!live.includes(brought)) return deadAnswerOf(brought)
  return brought.code_id
}

const wrongAnswerOf = (left: number): AppError =>
  left > 0 ? new AppError('codeWrong', { tries_left: left } satisfies CodeTries) : new AppError('codeTriesSpent')

function deadAnswerOf(brought: Row | undefined): AppError {
  if (brought === undefined) return new AppError('codeWrong')
  return new AppError(brought.used_at === null ? 'codeExpired' : 'codeUsed')
}

/** Takes a try and says how many are left; `undefined` when there was none. */
async function takeOwnTry(db: Db, codeId: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await takeHit(db, `code ${codeId}`, triesEach, now)
  return waitMs > 0 ? undefined : left
}

/** The same for an asker who is not known to have had the code sent. */
async function takeTry(db: Db, codeId: string, asker: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await takeHit(db, `code ${codeId} ${asker}`, triesEach, now)
  if (waitMs > 0) return undefined
  const row = await db
    .updateTable('login_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('code_id', '=', codeId)
    .where('tries', '<', STRANGERS_TRIES)
    .returning('tries')
    .executeTakeFirst()
  return row && Math.min(left, STRANGERS_TRIES - row.tries)
}
