import { hash, randomBytes, randomUUID } from 'node:crypto'
import { API_TOKEN_NAMES, type ApiTokenName, type LoginResult } from '#contract/session.ts'
import type { Db } from '../db/open.ts'
import { prepareQuery } from '../db/prepared.ts'
import { deleteOrphanSubscriptions, deleteSessionSubscriptions } from '../db/reminders.ts'
import { AppError } from './app-error.ts'

const SESSION_DAYS = 90
/** Minimum interval between two extensions of a session (ms), so that not every request writes. */
const SLIDE_MS = 600_000
const DAY_MS = 86_400_000
/** Maximum number of sessions per user; a new one above it ends the least recently used. */
const MAX_SESSIONS = 100

export interface ServerSession {
  readonly userId: string
  readonly sessionId: string
}

/** Returns the stored hash: reading the database does not allow a login. A token of 256 random bits needs no slow hash. */
const hashOf = (token: string): string => hash('sha256', token, 'base64url')

const newToken = (): string => randomBytes(32).toString('base64url')

/** Creates a session for a user's device. Returns its session token, and an API token per product. */
export async function openSession(db: Db, userId: string, device: string, now: number): Promise<Pick<LoginResult, 'token' | 'api_tokens'>> {
  const session_id = randomUUID()
  const rowOf = (token: string, scope: 'session' | ApiTokenName) => ({
    token_hash: hashOf(token),
    session_id,
    user_id: userId,
    scope,
    device,
    created_at: now,
    last_used_at: now,
    expires_at: now + SESSION_DAYS * DAY_MS,
  })
  const token = newToken()
  const named = API_TOKEN_NAMES.map((name) => [name, newToken()] as const)
  await db
    .insertInto('sessions')
    .values([rowOf(token, 'session'), ...named.map(([name, apiToken]) => rowOf(apiToken, name))])
    .execute()
  await endLeastUsed(db, userId)
  return { token, api_tokens: Object.fromEntries(named) as LoginResult['api_tokens'] }
}

async function endLeastUsed(db: Db, userId: string): Promise<void> {
  const unused = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('scope', '=', 'session')
    .orderBy('last_used_at', 'desc')
    .limit(1)
    .offset(MAX_SESSIONS)
    .executeTakeFirst()
  if (unused !== undefined) await endSession(db, unused.session_id)
}

function tokenOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^Bearer +/i, '').trim()
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

const tokenRows = prepareQuery((db) =>
  db.selectFrom('sessions').select(['user_id', 'session_id', 'scope', 'last_used_at', 'expires_at']).where('token_hash', '=', ''),
)

/**
 * Returns the session of an `Authorization` header (`Bearer` optional). `product`: API whose token also fits. Throws
 * `sessionTimedOut`, `forbidden`.
 */
export async function findSession(db: Db, authorization: string | undefined, now: number, product?: ApiTokenName): Promise<ServerSession> {
  const token = tokenOf(authorization)
  if (token === undefined) throw new AppError('sessionTimedOut')
  const [row] = await tokenRows(db, hashOf(token))
  if (row === undefined || row.expires_at <= now) throw new AppError('sessionTimedOut')
  if (row.scope !== 'session' && row.scope !== product) throw new AppError('forbidden')
  if (now - row.last_used_at >= SLIDE_MS) await slide(db, row.session_id, now)
  return { userId: row.user_id, sessionId: row.session_id }
}

async function slide(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: now + SESSION_DAYS * DAY_MS })
    .where('session_id', '=', sessionId)
    .execute()
}

/** Ends a session, with all its tokens and its push subscriptions. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await deleteSessionSubscriptions(db, sessionId)
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute()
}

/** Deletes expired sessions and their push subscriptions. */
export async function deleteOldSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
  await deleteOrphanSubscriptions(db)
}
