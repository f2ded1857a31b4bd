import { hash, randomBytes } from 'node:crypto'
import { API_PREFIX } from '#contract/envelope.ts'
import { runInTransaction } from '../../../db/in-transaction.ts'
import type { Db } from '../../../db/open.ts'
import type { EndpointHandler } from '../../../http/handle.ts'
import { lockUser } from '../../../http/run-idempotent.ts'

/** Path prefix of calendar URLs. The secret in the file name is their only credential. */
export const CALENDAR_PATH = `${API_PREFIX}/calendar`

const SECRET = /^([\w-]{43})\.ics$/

/** Returns the stored hash. A secret of 256 random bits needs no salted or slow hash. */
const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

/** Returns when the user's calendar URL was created; null without one. */
export const calendarState: EndpointHandler<'calendarState'> = async ({ db }, { userId }) => {
  const row = await db.selectFrom('calendar_links').select('made_at').where('user_id', '=', userId).executeTakeFirst()
  return { made_at: row?.made_at ?? null }
}

/** Creates a calendar URL for the user; the previous one becomes invalid. */
export const calendarMake: EndpointHandler<'calendarMake'> = async ({ db, now }, { userId, zone }) => {
  const secret = randomBytes(32).toString('base64url')
  const row = { secret_hash: hashOf(secret), zone, made_at: now() }
  await runInTransaction(db, async (within) => {
    await lockUser(within, userId, now())
    await within
      .insertInto('calendar_links')
      .values({ user_id: userId, ...row })
      .onConflict((same) => same.column('user_id').doUpdateSet(row))
      .execute()
  })
  return { path: `${CALENDAR_PATH}/${secret}.ics`, made_at: row.made_at }
}

/** Revokes the user's calendar URL. */
export const calendarRevoke: EndpointHandler<'calendarRevoke'> = async ({ db }, { userId }) => {
  await db.deleteFrom('calendar_links').where('user_id', '=', userId).execute()
  return { made_at: null }
}

/** Returns the user and time zone of a calendar file; undefined if its URL was revoked or never existed. */
export async function findCalendarLink(db: Db, file: string): Promise<{ user_id: string; zone: string } | undefined> {
  const secret = SECRET.exec(file)?.[1]
  if (secret === undefined) return undefined
  return db.selectFrom('calendar_links').select(['user_id', 'zone']).where('secret_hash', '=', hashOf(secret)).executeTakeFirst()
}
