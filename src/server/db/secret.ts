import { randomBytes } from 'node:crypto'
import type { Db } from './open.ts'

/** Returns the random 256-bit key of this name; created on first use and stored in the database. */
export async function getOrCreateSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
