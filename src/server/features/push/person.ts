import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { localDateOf } from '../../ledger/local-day.ts'
import { membershipOf } from '../../ledger/membership.ts'
import { defaultArchiveOf, type RemindedArchive } from './archive.ts'

/** Whom a reminder is for, and what of. */
export interface Reminded {
  readonly archive: RemindedArchive
  readonly locale: Locale
  readonly matters: Pick<Settings, 'remindAt' | 'remindDaily' | 'remindTerms' | 'remindTurns' | 'remindMembership'>
  /** Local date on which the membership ends; null without one. */
  readonly membershipEnds: string | null
}

const userRow = prepared((db) => db.selectFrom('users').select(['interface_language', 'settings']).where('user_id', '=', ''))

/** `undefined` for who has no archive, or is gone. */
export async function remindedOf(db: Db, userId: string, zone: string, now: number): Promise<Reminded | undefined> {
  const [user] = await userRow(db, userId)
  const archive = user && (await defaultArchiveOf(db, userId))
  if (!archive) return undefined
  const { month_until, year_until } = await membershipOf(db, userId, now)
  const until = month_until ?? year_until
  return {
    archive,
    locale: user.interface_language,
    matters: { ...defaultSettings, ...(JSON.parse(user.settings) as Partial<Settings>) },
    membershipEnds: until === null ? null : localDateOf(zone, until),
  }
}
