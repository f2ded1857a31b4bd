import type { UserInfo } from '#contract/session.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ChosenConfig, Settings } from '#contract/settings.ts'
import type { Db } from '../../db/open.ts'
import { rescheduleReminders } from '../../db/reminders.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { readMembership } from '../../ledger/membership.ts'
import { mergeChoices } from './later-choices.ts'

interface Account extends Omit<ChosenConfig, 'settings'> {
  readonly email: string
  readonly created_at: number
  /** Only the settings that the user changed; all others have their default, also those added later. */
  readonly changed: Partial<Settings>
}

/** Returns an account's address, language, and changed settings with their times. */
export async function readAccount(db: Db, userId: string): Promise<Account> {
  const { settings, chosen_at, ...row } = await db
    .selectFrom('users')
    .select(['email', 'created_at', 'interface_language', 'settings', 'chosen_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...row, changed: JSON.parse(settings) as Partial<Settings>, chosen_at: JSON.parse(chosen_at) as ChosenConfig['chosen_at'] }
}

/** Returns the language and all settings in the contract's form, with defaults for unchanged settings. */
export function toChosenConfig({ interface_language, changed, chosen_at }: Omit<Account, 'email' | 'created_at'>): ChosenConfig {
  return { interface_language, settings: { ...defaultSettings, ...changed }, chosen_at }
}

/** Returns the logged-in user with membership and settings. */
export const userInfo: EndpointHandler<'userInfo'> = async ({ db, now }, { userId }): Promise<UserInfo> => {
  const account = await readAccount(db, userId)
  const { is_vip, is_month_vip, is_year_vip, is_big_member } = await readMembership(db, userId, now())
  return {
    user_id: userId,
    email: account.email,
    is_vip,
    is_month_vip,
    is_year_vip,
    is_big_member,
    interface_language: account.interface_language,
    config: toChosenConfig(account),
  }
}

/** Stores the sent language and settings, except those chosen later elsewhere. Returns the current language and all settings. */
export const config: EndpointHandler<'config'> = async ({ db, now }, { userId }, sent) => {
  const before = await readAccount(db, userId)
  const choices = { values: { ...before.changed, interface_language: before.interface_language }, times: before.chosen_at }
  const { values, times } = mergeChoices(choices, sent, now())
  const { interface_language = before.interface_language, ...changed } = values
  await db
    .updateTable('users')
    .set({ interface_language, settings: JSON.stringify(changed), chosen_at: JSON.stringify(times) })
    .where('user_id', '=', userId)
    .execute()
  if (changed.remindAt !== before.changed.remindAt) await rescheduleReminders(db, userId, now())
  return toChosenConfig({ interface_language, changed: changed as Partial<Settings>, chosen_at: times })
}
