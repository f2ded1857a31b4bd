import { hash } from 'node:crypto'
import type { Db } from '../../db/open.ts'
import { createInvalidFieldsError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Maximum number of subscriptions per user; older ones are deleted. */
const MAX_DEVICES = 20

/** Returns the hash that identifies an endpoint in the database. */
export const hashEndpoint = (endpoint: string): string => hash('sha256', endpoint, 'base64url')

/**
 * Stores this browser's push subscription and time zone; removes it from other users. Throws 422 unless the endpoint is a push
 * service's.
 */
export const pushSubscribe: EndpointHandler<'pushSubscribe'> = async ({ db, now, push }, { userId, sessionId, zone }, subscription) => {
  const { endpoint, p256dh, auth, key } = subscription
  if (!push.isAllowed(endpoint)) throw createInvalidFieldsError({ field: 'endpoint', rule: 'url' })
  if (key !== push.publicKey) throw createInvalidFieldsError({ field: 'key', rule: 'pattern' })
  const endpoint_hash = hashEndpoint(endpoint)
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint_hash', '=', endpoint_hash)
    .where('user_id', '!=', userId)
    // Requires the keys, so that a client that only knows the endpoint cannot remove another user's subscription.
    .where('p256dh', '=', p256dh)
    .where('auth', '=', auth)
    .execute()
  const changing = { endpoint, p256dh, auth, server_key: key, session_id: sessionId, changed_at: now() }
  await db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, endpoint_hash, ...changing, told_on: null, created_at: now() })
    .onConflict((same) => same.columns(['user_id', 'endpoint_hash']).doUpdateSet(changing))
    .execute()
  await deleteOldest(db, userId)
  await arm(db, userId, zone, now())
  return {}
}

async function deleteOldest(db: Db, userId: string): Promise<void> {
  const oldest = await db
    .selectFrom('push_subscriptions')
    .select('endpoint_hash')
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('endpoint_hash')
    .limit(1)
    .offset(MAX_DEVICES)
    .executeTakeFirst()
  if (oldest === undefined) return
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_hash', '=', oldest.endpoint_hash).execute()
}

/** Schedules the user's reminders in a time zone. Does nothing if they are already scheduled in this zone. */
async function arm(db: Db, userId: string, zone: string, now: number): Promise<void> {
  const before = await db.selectFrom('reminders').select(['zone', 'look_at']).where('user_id', '=', userId).executeTakeFirst()
  if (before?.zone === zone && before.look_at !== null) return
  const armed = { zone, look_at: now, armed_at: now }
  await db
    .insertInto('reminders')
    .values({ user_id: userId, ...armed, told_on: null })
    .onConflict((same) => same.column('user_id').doUpdateSet(armed))
    .execute()
}
