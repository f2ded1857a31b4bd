import type { CodeTries } from '#contract/session.ts'
import type { Db } from '../../db/open.ts'
import { consumeRateLimit, type RateLimit } from '../../db/rate-limit.ts'
import { AppError } from '../../http/app-error.ts'
import {
  codeHolderHashOf,
  requesterHashOf,
  CODE_LIFETIME_MINUTES,
  codeHashOf,
  computeKeyedHash,
  consumeCode,
  type CodeHolder,
} from './codes.ts'

/** Limit of attempts per client and code. */
const triesPerClient: RateLimit = { max: 5, windowMs: CODE_LIFETIME_MINUTES * 60_000 }
/** Maximum number of attempts per code by all clients that did not request it, counted apart so that they cannot block the requester. */
const OTHER_CLIENTS_TRIES = 10

type Try = CodeHolder & {
  readonly code: string
  readonly ip: string
  /** Secret that the browser received when it requested the code. */
  readonly ask?: string | undefined
}

interface Row {
  readonly used_at: number | null
  readonly expires_at: number
}

/** Tries a code; the first right attempt uses it up. Returns refusals instead of throwing, so that the transaction commits the attempt. */
export async function redeemMailedCode(db: Db, key: Buffer, attempt: Try, now: number): Promise<'ok' | AppError> {
  const found = await checkMailedCode(db, key, attempt, now)
  if (found instanceof AppError) return found
  return (await consumeCode(db, found, now)) ? 'ok' : new AppError('codeUsed')
}

/**
 * Counts an attempt and returns the right code's id, not using it up. Valid: the newest code and this browser's own, with
 * separate counts.
 */
export async function checkMailedCode(db: Db, key: Buffer, { code, ip, ask, ...holder }: Try, now: number): Promise<string | AppError> {
  const rows = await db
    .selectFrom('login_codes')
    .select(['code_id', 'code_hash', 'ask_hash', 'expires_at', 'used_at'])
    .where('address_hash', '=', codeHolderHashOf(key, holder))
    .orderBy('created_at', 'desc')
    .orderBy('code_id')
    .execute()
  const [newest] = rows
  if (newest === undefined) return new AppError('codeWrong')
  const own = ask === undefined ? undefined : rows.find(({ ask_hash }) => ask_hash === requesterHashOf(key, ask))
  const live = [own, newest].filter((row) => row !== undefined).filter(({ used_at, expires_at }) => used_at === null && expires_at > now)
  const codeHash = codeHashOf(key, holder, code)
  const matching = [...live, ...rows].find(({ code_hash }) => code_hash === codeHash)
  const [counted] = live
  if (counted === undefined) return deadCodeError(matching)
  // Counts the attempt before comparing; otherwise concurrent attempts could exceed the limit.
  const left =
    counted === own
      ? await takeOwnTry(db, own.code_id, now)
      : await takeClientTry(db, counted.code_id, computeKeyedHash(key, 'ip', ip), now)
  if (left === undefined) return new AppError('codeTriesSpent')
  if (matching === undefined) return wrongCodeError(left)
  if (!live.includes(matching)) return deadCodeError(matching)
  return matching.code_id
}

const wrongCodeError = (left: number): AppError =>
  left > 0 ? new AppError('codeWrong', { tries_left: left } satisfies CodeTries) : new AppError('codeTriesSpent')

function deadCodeError(matching: Row | undefined): AppError {
  if (matching === undefined) return new AppError('codeWrong')
  return new AppError(matching.used_at === null ? 'codeExpired' : 'codeUsed')
}

/** Counts an attempt of the browser that requested the code. Returns the remaining attempts; undefined if none was left. */
async function takeOwnTry(db: Db, codeId: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await consumeRateLimit(db, `code ${codeId}`, triesPerClient, now)
  return waitMs > 0 ? undefined : left
}

/** Counts an attempt of any other client. Returns the remaining attempts; undefined if none was left. */
async function takeClientTry(db: Db, codeId: string, clientKey: string, now: number): Promise<number | undefined> {
  const { waitMs, left } = await consumeRateLimit(db, `code ${codeId} ${clientKey}`, triesPerClient, now)
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
