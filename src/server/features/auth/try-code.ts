import type { CodeTries } from '#contract/session.ts'
import type { Db } from '../../db/open.ts'
import { takeHit, type RateLimit } from '../../db/rate-limit.ts'
import { AppError } from '../../http/app-error.ts'
import { addressHashOf, askHashOf, CODE_MINUTES, codeHashOf, keyedHash, consumeCode, type Holder } from './codes.ts'

/** Per client and code. */
const triesPerClient: RateLimit = { max: 5, windowMs: CODE_MINUTES * 60_000 }
/** For all clients except the browser that requested the code, so that others cannot use up its attempts. */
const OTHER_CLIENTS_TRIES = 10

type Try = Holder & {
  readonly code: string
  readonly ip: string
  /** The secret that the browser got when it requested the code. */
  readonly ask?: string | undefined
}

interface Row {
  readonly used_at: number | null
  readonly expires_at: number
}

/**
 * Tries a code; the first correct attempt in time uses it up. A refusal is returned and not thrown, because the transaction must be
 * committed to count the failed attempt.
 */
export async function tryCode(db: Db, key: Buffer, attempt: Try, now: number): Promise<'ok' | AppError> {
  const found = await findCode(db, key, attempt, now)
  if (found instanceof AppError) return found
  return (await consumeCode(db, found, now)) ? 'ok' : new AppError('codeUsed')
}

/**
 * Finds the id of the right code; counts as an attempt but does not use the code up. Two codes are valid: the newest, and the one
 * that this browser requested, which has its own attempts; any other counts as expired. A refusal is returned, as above.
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
  if (counted === undefined) return deadCodeError(brought)
  // Counts the attempt before comparing, otherwise concurrent attempts would each count as the first.
  const left =
    counted === own ? await takeOwnTry(db, own.code_id, now) : await takeClientTry(db, counted.code_id, keyedHash(key, 'ip', ip), now)
  if (left === undefined) return new AppError('codeTriesSpent')
  if (brought === undefined) return wrongCodeError(left)
  if (!live.includes(brought)) return deadCodeError(brought)
  return brought.code_id
}

const wrongCodeError = (left: number): AppError =>
  left > 0 ? new AppError('codeWrong', { tries_left: left } satisfies CodeTries) : new AppError('codeTriesSpent')

function deadCodeError(brought: Row | undefined): AppError {
  if (brought === undefined) return new AppError('codeWrong')
  return new AppError(brought.used_at === null ? 'codeExpired' : 'codeUsed')
}

/** Counts an attempt and returns how many are left; undefined if there were none. */
async function takeOwnTry(db: Db, codeId: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await takeHit(db, `code ${codeId}`, triesPerClient, now)
  return waitMs > 0 ? undefined : left
}

/** The same for a client that is not known to have requested the code. */
async function takeClientTry(db: Db, codeId: string, asker: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await takeHit(db, `code ${codeId} ${asker}`, triesPerClient, now)
  if (waitMs > 0) return undefined
  const row = await db
    .updateTable('login_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('code_id', '=', codeId)
    .where('tries', '<', OTHER_CLIENTS_TRIES)
    .returning('tries')
    .executeTakeFirst()
  return row && Math.min(left, OTHER_CLIENTS_TRIES - row.tries)
}
