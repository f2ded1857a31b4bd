import type { UserInfo } from '#contract/session.ts'
import { defaultSettings, type Config, type Settings } from '#contract/settings.ts'
import type { Db } from '../../db/open.ts'
import { lookAgain } from '../../db/reminders.ts'
import type { Feature } from '../../http/handle.ts'
import { membershipOf } from '../../ledger/membership.ts'

interface Account extends Omit<Config, 'settings'> {
  readonly email: string
  readonly created_at: number
  /** Only what was ever changed is kept, so that a new setting has its default for everyone. */
  readonly changed: Partial<Settings>
}

/** The user's own row. */
export async function accountOf(db: Db, userId: string): Promise<Account> {
  const { settings, ...row } = await db
    .selectFrom('users')
    .select(['email', 'created_at', 'interface_language', 'settings'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...row, changed: JSON.parse(settings) as Partial<Settings> }
}

/** Language and settings as the contract says them. */
export function configOf({ interface_language, changed }: Pick<Account, 'interface_language' | 'changed'>): Config {
  return { interface_language, settings: { ...defaultSettings, ...changed } }
}

/** Who is logged in, their membership and settings. */
export const userInfo: Feature<'userInfo'> = async ({ db, now }, { userId }): Promise<UserInfo> => {
  const account = await accountOf(db, userId)
  const { is_vip, is_month_vip, is_year_vip, is_big_member } = await membershipOf(db, userId, now())
  return {
    user_id: userId,
    email: account.email,
    is_vip,
    is_month_vip,
    is_year_vip,
    is_big_member,
    interface_language: account.interface_language,
    config: configOf(account),
  }
}

/** Changes the language and display settings that were named; the others stay. Answers with all of them. */
export const config: Feature<'config'> = async ({ db, now }, { userId }, { interface_language, ...changed }) => {
  const before = await accountOf(db, userId)
  const after = {
    interface_language: interface_language ?? before.interface_language,
    // The schema gives a key only where one was sent.
    changed: { ...before.changed, ...(changed as Partial<Settings>) },
  }
  await db
    .updateTable('users')
    .set({ interface_language: after.interface_language, settings: JSON.stringify(after.changed) })
    .where('user_id', '=', userId)
    .execute()
  if (changed.remindAt !== undefined) await lookAgain(db, userId, now())
  return configOf(after)
}
