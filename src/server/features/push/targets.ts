import type { Db } from '../../db/open.ts'

/** Selects the user's subscriptions that can receive pushes: with a valid session and the server's current key. */
export const selectTargets = (db: Db, userId: string, publicKey: string, now: number) =>
  db
    .selectFrom('push_subscriptions as browser')
    .innerJoin('sessions as session', 'session.session_id', 'browser.session_id')
    .select(['browser.endpoint_hash', 'browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .where('browser.user_id', '=', userId)
    .whereRef('session.user_id', '=', 'browser.user_id')
    .where('session.scope', '=', 'session')
    .where('session.expires_at', '>', now)
    .where('browser.server_key', '=', publicKey)
    .orderBy('browser.endpoint_hash')

/** Deletes a push subscription that no longer exists at the push service. */
export async function deleteTarget(db: Db, userId: string, endpointHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).where('endpoint_hash', '=', endpointHash).execute()
}
