import { createHmac, randomInt } from 'node:crypto'
import { runInTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'

/** Crockford's alphabet, without I, L, O and U, so that codes can be read aloud. 16 characters are 80 bits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** Returns a keyed hash, so that the table alone is useless to an attacker. */
const hashOf = (key: Buffer, code: string): string => createHmac('sha256', key).update(code).digest('base64url')

/** Normalises a typed code: ignores case, spaces and dashes, and replaces confusable letters. */
function plainOf(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

export interface ExchangeCodeBatch {
  readonly product_id: string
  readonly count: number
  /** Expiry (ms). */
  readonly expires_at: number
}

/** Creates codes and stores only their hashes. Returns the codes in groups of four; they cannot be read again later. */
export async function createExchangeCodes(
  db: Db,
  key: Buffer,
  { product_id, count, expires_at }: ExchangeCodeBatch,
  now: number,
): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, newCode)
  await runInTransaction(db, async (within) => {
    for (const code of codes) {
      await within
        .insertInto('exchange_codes')
        .values({ code_hash: hashOf(key, code), product_id, created_at: now, expires_at, used_at: null, used_by: null })
        .execute()
    }
  })
  return codes.map((code) => code.match(/.{4}/g)!.join('-'))
}

/** Returns hash and product of a valid code; undefined if the code is unknown, used or expired. */
export async function findExchangeCode(db: Db, key: Buffer, typed: string, now: number) {
  return db
    .selectFrom('exchange_codes')
    .select(['code_hash', 'product_id'])
    .where('code_hash', '=', hashOf(key, plainOf(typed)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Marks a code as used by the user. Of concurrent calls only one returns true. */
export async function consumeExchangeCode(db: Db, codeHash: string, userId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exchange_codes')
    .set({ used_at: now, used_by: userId })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lists the products that the user redeemed by code, oldest first. */
export async function listRedeemedCodes(db: Db, userId: string): Promise<{ product_id: string; used_at: number }[]> {
  const rows = await db
    .selectFrom('exchange_codes')
    .select(['product_id', 'used_at'])
    .where('used_by', '=', userId)
    .orderBy('used_at')
    .execute()
  return rows.flatMap(({ product_id, used_at }) => (used_at === null ? [] : [{ product_id, used_at }]))
}
