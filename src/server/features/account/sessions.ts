import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { endSession } from '../../http/session.ts'
import { listIdentities } from './identities.ts'

/** Lists the user's active sessions: the current one first, then the most recently used. */
export const userSessions: EndpointHandler<'userSessions'> = async ({ db, now }, { userId, sessionId }) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id as id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('scope', '=', 'session')
    .where('expires_at', '>', now())
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute()
  const providers = new Set((await listIdentities(db, userId)).map(({ provider }) => provider))
  const sessions = rows.map((row) => ({ ...row, is_current: row.id === sessionId }))
  return { sessions: sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)), providers: [...providers] }
}

/** Ends one of the user's sessions. Throws `notFound`. */
export const sessionEnd: EndpointHandler<'sessionEnd'> = async ({ db }, { userId }, { id }) => {
  const own = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (own === undefined) throw new AppError('notFound')
  await endSession(db, id)
  return { id }
}
