import { createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Db } from '../../db/open.ts'

/** Minutes for which a mailed code is valid. */
export const CODE_LIFETIME_MINUTES = 10
/** Retention of codes in ms: much longer than their validity, so that late users learn that their code was used or has expired. */
const RETENTION_MS = 86_400_000

/** Returns an HMAC of the parts. `use` separates domains: the hash of an address never equals that of a code. */
export function computeKeyedHash(key: Buffer, use: string, ...parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update([use, ...parts].join('\n'))
    .digest('base64url')
}

/** Purposes of codes that are bound to an address; each code is valid for one purpose. */
const ADDRESS_PURPOSES = ['login', 'closing'] as const
/** Purposes of the two codes of an address change, which are bound to the account: one goes to the old address, one to the new. */
const ACCOUNT_PURPOSES = ['oldAddress', 'newAddress'] as const
/** What a mailed code confirms: a login, closing the account, or a side of an address change. */
export type CodePurpose = (typeof ADDRESS_PURPOSES)[number] | (typeof ACCOUNT_PURPOSES)[number]

/** Purpose and owner of a code. Both codes of an address change belong to the account and are valid only for that new address. */
export type CodeHolder =
  | { readonly purpose: (typeof ADDRESS_PURPOSES)[number]; readonly email: string }
  | { readonly purpose: (typeof ACCOUNT_PURPOSES)[number]; readonly userId: string; readonly newEmail: string }

// Login codes have no prefix: they were the only purpose at first, and stored hashes must stay valid.
const useOf = (use: string, purpose: CodePurpose): string => (purpose === 'login' ? use : `${purpose} ${use}`)

/** Returns the lookup key of a holder's codes; those of an address change are found by account, whatever the new address. */
export const codeHolderHashOf = (key: Buffer, holder: CodeHolder): string =>
  computeKeyedHash(key, useOf('address', holder.purpose), 'email' in holder ? holder.email : holder.userId)

/** Returns the hash under which a code is stored; bound to its holder and purpose. */
export const codeHashOf = (key: Buffer, holder: CodeHolder, code: string): string =>
  computeKeyedHash(key, useOf('code', holder.purpose), ...('email' in holder ? [holder.email] : [holder.userId, holder.newEmail]), code)

/** Returns the stored hash of the secret of the browser that requested a code. */
export const requesterHashOf = (key: Buffer, ask: string): string => computeKeyedHash(key, 'ask', ask)

interface MadeCode {
  readonly code: string
  readonly codeId: string
  /** Secret returned to the browser that requested the code; proves later attempts of the same browser. */
  readonly ask: string
}

/** Creates a code for a holder and stores its hashes. */
export async function createMailedCode(db: Db, key: Buffer, holder: CodeHolder, now: number): Promise<MadeCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const [codeId, ask] = [randomUUID(), randomBytes(16).toString('base64url')]
  await db
    .insertInto('login_codes')
    .values({
      code_id: codeId,
      address_hash: codeHolderHashOf(key, holder),
      code_hash: codeHashOf(key, holder, code),
      ask_hash: requesterHashOf(key, ask),
      created_at: now,
      expires_at: now + CODE_LIFETIME_MINUTES * 60_000,
      tries: 0,
      used_at: null,
    })
    .execute()
  return { code, codeId, ask }
}

/** Marks a code as used. Returns false if it was used already. */
export async function consumeCode(db: Db, codeId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_codes')
    .set({ used_at: now })
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes all codes of an account and of its address. */
export async function deleteCodesOf(db: Db, key: Buffer, { userId, email }: { userId: string; email: string }): Promise<void> {
  const hashes = [
    ...ADDRESS_PURPOSES.map((purpose) => codeHolderHashOf(key, { purpose, email })),
    ...ACCOUNT_PURPOSES.map((purpose) => codeHolderHashOf(key, { purpose, userId, newEmail: '' })),
  ]
  await db.deleteFrom('login_codes').where('address_hash', 'in', hashes).execute()
}

/** Deletes codes past their retention. */
export async function deleteOldCodes(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('login_codes')
    .where('created_at', '<', now - RETENTION_MS)
    .execute()
}
