import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { CodeTries } from '#contract/session.ts'
import { Fail } from '../../http/fail.ts'
import type { Db } from '../../db/open.ts'

export const CODE_MINUTES = 10
const CODE_TRIES = 5
/** Long enough to tell a late reader that the code was used or has run out. */
const KEPT_MS = 86_400_000

/** Keyed, and for one use each: a hash of an address is not a hash of a code. */
export function keyedHash(key: Buffer, use: string, ...parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update([use, ...parts].join('\n'))
    .digest('base64url')
}

/** What a code is good for: nothing else. */
export type Purpose = 'login' | 'closing'

/** Whose a code is, and for what. */
interface Holder {
  readonly email: string
  readonly purpose: Purpose
}

// A code to log in has the plain words: those of the time when there was no other.
const useOf = (use: string, purpose: Purpose): string => (purpose === 'login' ? use : `${purpose} ${use}`)

const addressHashOf = (key: Buffer, { email, purpose }: Holder): string => keyedHash(key, useOf('address', purpose), email)

const codeHashOf = (key: Buffer, { email, purpose }: Holder, code: string): string => keyedHash(key, useOf('code', purpose), email, code)

/** Makes a code for an address and a purpose, and keeps its hash. */
export async function makeCode(db: Db, key: Buffer, holder: Holder, now: number): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .insertInto('login_codes')
    .values({
      code_id: randomUUID(),
      address_hash: addressHashOf(key, holder),
      code_hash: codeHashOf(key, holder, code),
      created_at: now,
      expires_at: now + CODE_MINUTES * 60_000,
      tries: 0,
      used_at: null,
    })
    .execute()
  return code
}

/**
 * Tries a code; it is used up by the first who brings the right one in time. The newest code counts,
 * and its tries; an older one that is brought is answered as expired. A refusal is the outcome, and not
 * thrown: the transaction must be committed whatever comes out, for a wrong try counts.
 */
export async function tryCode(
  db: Db,
  key: Buffer,
  { code, ...holder }: Holder & { readonly code: string },
  now: number,
): Promise<'ok' | Fail> {
  const rows = await db
    .selectFrom('login_codes')
    .select(['code_id', 'code_hash', 'expires_at', 'used_at'])
    .where('address_hash', '=', addressHashOf(key, holder))
    .orderBy('created_at', 'desc')
    .orderBy('code_id')
    .execute()
  const [newest] = rows
  if (newest === undefined) return new Fail('codeWrong')
  const codeHash = codeHashOf(key, holder, code)
  const brought = rows.find((row) => row.code_hash === codeHash)
  if (newest.used_at !== null || newest.expires_at <= now) return deadAnswerOf(brought)
  // The try is taken before the codes are compared, or many at once would each be the first.
  const tries = await takeTry(db, newest.code_id)
  if (tries === undefined) return new Fail('codeTriesSpent')
  if (brought === undefined) return wrongAnswerOf(CODE_TRIES - tries)
  if (brought !== newest) return deadAnswerOf(brought)
  return (await useUp(db, newest.code_id, now)) ? 'ok' : new Fail('codeUsed')
}

const wrongAnswerOf = (triesLeft: number): Fail =>
  triesLeft > 0 ? new Fail('codeWrong', { tries_left: triesLeft } satisfies CodeTries) : new Fail('codeTriesSpent')

function deadAnswerOf(brought: { readonly used_at: number | null } | undefined): Fail {
  if (brought === undefined) return new Fail('codeWrong')
  return new Fail(brought.used_at === null ? 'codeExpired' : 'codeUsed')
}

/** How many tries are taken now; `undefined` when there are none left. */
async function takeTry(db: Db, codeId: string): Promise<number | undefined> {
  const row = await db
    .updateTable('login_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('code_id', '=', codeId)
    .where('tries', '<', CODE_TRIES)
    .returning('tries')
    .executeTakeFirst()
  return row?.tries
}

async function useUp(db: Db, codeId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_codes')
    .set({ used_at: now })
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Forgets every code of an address, whatever it was for. */
export async function forgetCodesOf(db: Db, key: Buffer, email: string): Promise<void> {
  const hashes = (['login', 'closing'] as const).map((purpose) => addressHashOf(key, { email, purpose }))
  await db.deleteFrom('login_codes').where('address_hash', 'in', hashes).execute()
}

/** Forgets codes that nobody can ask about any more. */
export async function forgetOldCodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('login_codes')
    .where('created_at', '<', now - KEPT_MS)
    .execute()
}
