import { resultCodes } from '#contract/codes.ts'
import type { EnvelopeCallName, InputOf, OutputOf } from '#contract/endpoints.ts'
import type { LoginResult } from '#contract/session.ts'
import type { CallOptions } from '../wire/api.ts'
import { ApiError, callEndpoint } from '../wire/api.ts'
import { deleteUserDb, allowUserDbReopening, readIfOpen } from '../store/db.ts'
import type { DeviceSession } from '../store/device-db.ts'
import { deviceDb, SESSION_KEY } from '../store/device-db.ts'

export type { DeviceSession } from '../store/device-db.ts'

/** Returns the session of the logged-in user; null if nobody is logged in. */
export async function getSession(): Promise<DeviceSession | null> {
  const row = await deviceDb.session.get(SESSION_KEY)
  if (!row) return null
  const { key: _, ...session } = row
  allowUserDbReopening(session.user_id)
  return session
}

/** Writes the session row. The page writes the token to its own storage after this call. */
export async function saveLogin({ user_id, email, token, api_tokens }: LoginResult): Promise<DeviceSession> {
  const at = Date.now()
  const session: DeviceSession = { user_id, email, token, api_tokens, is_expired: false, at }
  await deviceDb.transaction('rw', deviceDb.session, deviceDb.users, async () => {
    await deviceDb.session.put({ ...session, key: SESSION_KEY })
    await deviceDb.users.put({ user_id, email, at })
  })
  allowUserDbReopening(user_id)
  await forgetClosedAccounts(session)
  return session
}

/**
 * Deletes the data of other accounts with this address: they have been closed. Spares accounts with unsent changes: their address may have
 * changed.
 */
async function forgetClosedAccounts({ user_id, email }: DeviceSession): Promise<void> {
  const others = await deviceDb.users.filter((user) => user.email === email && user.user_id !== user_id).toArray()
  for (const account of others) {
    if ((await unsentCount(account.user_id)) > 0) continue
    await deviceDb.users.delete(account.user_id)
    await deleteUserDb(account.user_id)
  }
}

/** Updates the account's email address, which may have changed on another device. */
export async function updateSessionEmail(userId: string, email: string): Promise<void> {
  for (const table of [deviceDb.session, deviceDb.users])
    await table.filter((row) => row.user_id === userId && row.email !== email).modify({ email })
}

/** Marks the session of this token as expired, unless a newer login has replaced it. */
export async function markSessionExpired(token: string): Promise<void> {
  await deviceDb.session.filter((row) => row.token === token && !row.is_expired).modify({ is_expired: true })
}

/** Deletes the session row; the user's database stays. */
export async function clearSession(): Promise<void> {
  await deviceDb.session.clear()
}

type UserCallOptions = Omit<CallOptions, 'token'>

/** Calls `call` with a given session; on error 10011 marks the session as expired and rethrows. */
export async function callWithSession<N extends EnvelopeCallName>(
  session: DeviceSession,
  name: N,
  input: InputOf<N>,
  options: UserCallOptions = {},
): Promise<OutputOf<N>> {
  try {
    return await callEndpoint(name, input, { ...options, token: session.token, userId: session.user_id })
  } catch (error) {
    if (error instanceof ApiError && error.codeName === 'sessionTimedOut') await markSessionExpired(session.token)
    throw error
  }
}

/** Calls `call` as the logged-in user. @throws ApiError 10011 also if nobody is logged in */
export async function callAsUser<N extends EnvelopeCallName>(
  name: N,
  input: InputOf<N>,
  options: UserCallOptions = {},
): Promise<OutputOf<N>> {
  const session = await getSession()
  if (!session) throw new ApiError({ code: resultCodes.sessionTimedOut.code })
  return callWithSession(session, name, input, options)
}

export interface KnownUser {
  readonly user_id: string
  readonly email: string
  /** Time of the last login (ms). */
  readonly at: number
  readonly unsent: number
}

/** Lists the users who logged in on this device and did not log out, latest first, with the number of their unsent changes. */
export async function listKnownUsers(): Promise<KnownUser[]> {
  const users = await deviceDb.users.toArray()
  const known = users.map(async (user) => ({
    ...user,
    unsent: await unsentCount(user.user_id),
  }))
  return (await Promise.all(known)).sort((a, b) => b.at - a.at)
}

const unsentCount = (userId: string) => readIfOpen(userId, 0, (db) => db.outbox.count())
