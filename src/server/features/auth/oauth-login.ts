import * as z from 'zod/mini'
import type { Locale } from '#contract/locale.ts'
import { email as emailRule } from '#contract/session.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { openSession } from '../../http/session.ts'
import type { Identity } from '../../ports/identity/identity.ts'
import { callIdentityProvider } from './ask-provider.ts'
import { limitLoginAttempts } from './limits.ts'
import { ensureUserId } from './user-id.ts'

/** Returns the verified address of an identity, which decides the account to link. Throws `emailUnverified`. */
function addressOf({ email, isEmailVerified }: Identity): string {
  const { success, data } = z.safeParse(emailRule, email)
  if (!success || !isEmailVerified) throw new AppError('emailUnverified')
  return data
}

async function userOf(db: Db, { issuer, subject }: Identity) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.user_id', 'identities.user_id')
    .select(['users.user_id', 'users.email'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Links an identity to the account of this verified address; creates the account if there is none. */
async function link(db: Db, { issuer, subject }: Identity, email: string, locale: Locale, now: number): Promise<void> {
  await db
    .insertInto('identities')
    .values({ issuer, subject, user_id: await ensureUserId(db, email, locale, now), created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
}

/**
 * Logs in by a provider; a linked identity stays linked if its address changes. Throws `oauthOff`, `oauthRefused`,
 * `emailUnverified`, `unavailable`.
 */
export const oauthLogin: EndpointHandler<'oauthLogin'> = async (deps, { ip, device }, { provider, locale = 'zh_CN', ...proof }) => {
  await limitLoginAttempts(deps, ip)
  const identity = await callIdentityProvider(deps, provider, (port) => port.verifyIdentity(proof))
  const email = addressOf(identity)
  const now = deps.now()
  return runInTransaction(deps.db, async (db) => {
    if ((await userOf(db, identity)) === undefined) await link(db, identity, email, locale, now)
    const user = await userOf(db, identity)
    // Only if the account was closed between the two queries.
    if (user === undefined) throw new AppError('unavailable')
    await lockUser(db, user.user_id, now)
    return { ...user, ...(await openSession(db, user.user_id, device(), now)) }
  })
}
