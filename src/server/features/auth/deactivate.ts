import { deleteUserRows } from '../../db/delete-user-rows.ts'
import { enqueueLeasedJob, deleteMailsTo, type LeasedJob } from '../../db/jobs.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import { enqueueDatabaseVacuum } from '../../db/scrub-file.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import type { LoggedInCaller } from '../../http/request-input.ts'
import { deleteCodesOf } from './codes.ts'
import { limitLoginAttempts } from './limits.ts'
import { sendCode } from './send-code.ts'
import { redeemMailedCode } from './try-code.ts'
import { getAccountContact } from './user-id.ts'

/** Closes the account if the code is right. The transaction commits even if it is wrong, so that the attempt counts. Throws the refusal. */
async function close(deps: Deps, { userId, ip }: LoggedInCaller, email: string, code: string): Promise<void> {
  const outcome = await runInTransaction(deps.db, async (db): Promise<LeasedJob | AppError> => {
    // Locks the code rows before the user's row, in the same order as a login does, against deadlocks.
    const result = await redeemMailedCode(db, deps.codeKey, { email, code, ip, purpose: 'closing' }, deps.now())
    if (result !== 'ok') return result
    await deleteCodesOf(db, deps.codeKey, { userId, email })
    await deleteMailsTo(db, email)
    await deleteUserRows(db, userId, deps.now())
    if (deps.env.databaseUrl === undefined) await enqueueDatabaseVacuum(db, deps.now())
    return enqueueLeasedJob(db, { kind: 'discard', payload: { owner: userId } }, deps.now())
  })
  if (outcome instanceof AppError) throw outcome
  await deps.mail.forget({ to: email })
  await deps.jobs.begin(outcome)
}

/** Closes an account in two calls: without `code` mails one, with `code` closes. Stores no idempotent response, as the user is deleted. */
export const deactivate: EndpointHandler<'deactivate'> = async (deps, user, { code, locale }) => {
  const { email, interface_language } = await getAccountContact(deps.db, user.userId)
  if (code === undefined) {
    const { resend_seconds } = await sendCode(deps, user.ip, { email, purpose: 'closing', locale: locale ?? interface_language })
    return { is_closed: false, resend_seconds }
  }
  await limitLoginAttempts(deps, user.ip)
  await close(deps, user, email, code)
  return { is_closed: true, resend_seconds: null }
}
