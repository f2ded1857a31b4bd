import type { EmailRefusal, RefusedCode } from '#contract/account.ts'
import type { Locale } from '#contract/locale.ts'
import { RESEND_SECONDS } from '#contract/session.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueJob, enqueueLeasedJob, deleteMailsTo, type LeasedJob } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import type { LoggedInCaller } from '../../http/request-input.ts'
import { AppError, createInvalidFieldsError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { Mail } from '../../ports/mail/mail.ts'
import { CODE_LIFETIME_MINUTES, deleteCodesOf, createMailedCode, consumeCode } from './codes.ts'
import { createAddressCodeMail, createAddressChangedMail, createAddressTakenMail } from './email-change-mail.ts'
import { limitLoginAttempts, limitSends } from './limits.ts'
import { checkMailedCode } from './try-code.ts'
import { findUserId, findUser, getAccountContact } from './user-id.ts'

interface Change {
  readonly userId: string
  readonly oldEmail: string
  readonly newEmail: string
}

const noNewEmail = (limit: EmailRefusal): AppError => createInvalidFieldsError({ field: 'email', rule: 'email', limit })

/** Creates both codes and enqueues both mails. If the new address has an account, its mail says so and contains no code. */
async function enqueueCodeMails(db: Db, deps: Deps, { userId, oldEmail, newEmail }: Change, locale: Locale): Promise<readonly LeasedJob[]> {
  const now = deps.now()
  const holder = { userId, newEmail }
  const old = await createMailedCode(db, deps.codeKey, { ...holder, purpose: 'oldAddress' }, now)
  const fresh = await createMailedCode(db, deps.codeKey, { ...holder, purpose: 'newAddress' }, now)
  const taken = await findUser(db, newEmail)
  const owe = (payload: Mail, whose: string) =>
    enqueueLeasedJob(db, { kind: 'mail', payload, userId: whose, endsAt: now + CODE_LIFETIME_MINUTES * 60_000 }, now)
  return [
    await owe(createAddressCodeMail(oldEmail, locale, 'oldAddress', old.code), userId),
    taken === undefined
      ? await owe(createAddressCodeMail(newEmail, locale, 'newAddress', fresh.code), userId)
      : await owe(createAddressTakenMail(newEmail, taken.interface_language), taken.user_id),
  ]
}

/**
 * Mails codes to the old and the new address; the response never reveals whether the new one has an account. Throws 422, and as
 * `sendCode`.
 */
export const emailCodes: EndpointHandler<'emailCodes'> = async (deps, { userId, ip }, { email, locale }) => {
  const owner = await getAccountContact(deps.db, userId)
  if (owner.email === email) throw noNewEmail('unchanged')
  await limitSends(deps, ip, owner.email, 'oldAddress')
  await limitSends(deps, ip, email, 'newAddress')
  const change = { userId, oldEmail: owner.email, newEmail: email }
  const mails = await runInTransaction(deps.db, (db) => enqueueCodeMails(db, deps, change, locale ?? owner.interface_language))
  await Promise.all(mails.map((mail) => deps.jobs.begin(mail)))
  return { resend_seconds: RESEND_SECONDS }
}

/** Returns the ids of both codes if both are right, else the refusal for the first wrong one. Uses up neither. */
async function findBoth(db: Db, deps: Deps, { ip }: LoggedInCaller, { userId, newEmail }: Change, codes: { old: string; fresh: string }) {
  const found: string[] = []
  for (const [purpose, field, code] of [
    ['oldAddress', 'old_code', codes.old],
    ['newAddress', 'new_code', codes.fresh],
  ] as const) {
    const outcome = await checkMailedCode(db, deps.codeKey, { purpose, userId, newEmail, code, ip }, deps.now())
    if (outcome instanceof AppError)
      return new AppError(outcome.codeName, { ...(outcome.data as object | null), field } satisfies RefusedCode)
    found.push(outcome)
  }
  return found
}

/** Changes the account's address and enqueues a notice to the old one. Locks the codes before the user's row, as a login does. */
async function move(db: Db, deps: Deps, { userId, oldEmail, newEmail }: Change, locale: Locale): Promise<void> {
  const now = deps.now()
  // Invalidates all codes mailed to the old address, for logging in or closing, and deletes their mails.
  await deleteCodesOf(db, deps.codeKey, { userId, email: oldEmail })
  await deleteMailsTo(db, oldEmail)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email: newEmail, changed_at: now })
    .where('user_id', '=', userId)
    .where('email', '=', oldEmail)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('sessionTimedOut')
  const payload = createAddressChangedMail(oldEmail, locale, now, deps.env.supportEmail)
  await enqueueJob(db, { kind: 'letter', payload, userId }, now)
}

/**
 * Changes the address with both codes; idempotent. Throws as a login does, naming the code's field; 422 if the new address is
 * taken by now.
 */
export const emailChange: EndpointHandler<'emailChange'> = async (deps, user, { email, old_code, new_code }) => {
  const { email: oldEmail, interface_language } = await getAccountContact(deps.db, user.userId)
  if (oldEmail === email) return { email }
  await limitLoginAttempts(deps, user.ip)
  const change = { userId: user.userId, oldEmail, newEmail: email }
  const outcome = await runInTransaction(deps.db, async (db) => {
    const found = await findBoth(db, deps, user, change, { old: old_code, fresh: new_code })
    if (found instanceof AppError) return found
    for (const codeId of found) if (!(await consumeCode(db, codeId, deps.now()))) return new AppError('codeUsed')
    await move(db, deps, change, interface_language)
    return undefined
  }).catch(async (error: unknown) => {
    // The update fails if another account took the address meanwhile, because addresses are unique in the database.
    const holder = await findUserId(deps.db, email)
    if (holder === undefined || holder === user.userId) throw error
    return noNewEmail('taken')
  })
  if (outcome instanceof AppError) throw outcome
  deps.jobs.wake()
  return { email }
}
