import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import type { Db } from '../../db/open.ts'
import { prepareQuery } from '../../db/prepared.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { readMembership } from '../../ledger/membership.ts'
import { findDefaultArchive, type RemindedArchive } from './archive.ts'

/** Data from which a user's reminders are composed: archive, language, settings, membership. */
export interface ReminderProfile {
  readonly archive: RemindedArchive
  readonly locale: Locale
  readonly matters: Pick<Settings, 'remindAt' | 'remindDaily' | 'remindTerms' | 'remindTurns' | 'remindMembership'>
  /** Local date when the membership ends; null without one. */
  readonly membershipEnds: string | null
}

const userRow = prepareQuery((db) => db.selectFrom('users').select(['interface_language', 'settings']).where('user_id', '=', ''))

/** Returns a user's reminder data; undefined if the user has no archive or no longer exists. */
export async function readReminderProfile(db: Db, userId: string, zone: string, now: number): Promise<ReminderProfile | undefined> {
  const [user] = await userRow(db, userId)
  const archive = user && (await findDefaultArchive(db, userId))
  if (!archive) return undefined
  const { month_until, year_until } = await readMembership(db, userId, now)
  const until = month_until ?? year_until
  return {
    archive,
    locale: user.interface_language,
    matters: { ...defaultSettings, ...(JSON.parse(user.settings) as Partial<Settings>) },
    membershipEnds: until === null ? null : localDateOf(zone, until),
  }
}
