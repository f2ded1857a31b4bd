import { solarTermOf } from '#almanac/index.ts'
import { dayPillarOf } from '#bazi/index.ts'
import { languageTags, type Locale } from '#contract/locale.ts'
import { formatBookDay, formatPair } from '#readings/facts/format-names.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import { prepareQuery } from '../../db/prepared.ts'
import { parseCivilDate, addDaysToDate } from '../../deps/civil-date.ts'
import { findPeriodStart } from './period-start.ts'
import { noticeMessages } from './notice-messages.ts'
import { type ReminderProfile, readReminderProfile } from './reminder-profile.ts'
import { composeDaySentence } from './sentence-of-day.ts'
import { formatSolarTermName } from '#readings/terms/solar-terms.ts'

/** Texts of a day's push notice or calendar entry, in one language. */
export interface Notice {
  readonly locale: Locale
  readonly title: string
  readonly body: string
}

/** Number of days before the end of a membership at which its reminder is sent. */
const MEMBERSHIP_DAYS = 3

/** Formatters by language. Cached: creating a formatter takes longer than the rest of a notice. */
const weekdays = new Map<Locale, Intl.DateTimeFormat>()

function weekdayOf(date: string, locale: Locale): string {
  const format =
    weekdays.get(locale) ??
    new Intl.DateTimeFormat(languageTags[locale], { weekday: locale === 'en_US' ? 'long' : 'short', timeZone: 'UTC' })
  weekdays.set(locale, format)
  return format.format(Date.parse(date))
}

/** Composes the notice of a date by the user's settings; null if no enabled reminder applies. */
export function composeNotice({ archive, locale, matters, membershipEnds }: ReminderProfile, date: string): Notice | null {
  const messages = noticeMessages[locale]
  const term = matters.remindTerms ? solarTermOf(parseCivilDate(date)) : null
  const turn = matters.remindTurns ? findPeriodStart(archive, date) : null
  const ends = matters.remindMembership && membershipEnds === addDaysToDate(date, MEMBERSHIP_DAYS) ? membershipEnds : null
  if (!matters.remindDaily && term === null && turn === null && ends === null) return null
  const { title, body } = composeDaySentence(archive, date, locale)
  const pair = formatPair(dayPillarOf(parseCivilDate(date)), locale)
  const parts = [
    messages.lead(weekdayOf(date, locale), term && formatSolarTermName(term, locale), pair),
    turn && messages.turns[turn.what](formatPair(turn.pair, locale)),
    body,
    ends && messages.membership(formatBookDay(ends, locale)),
  ]
  return { locale, title, body: parts.filter((part) => part !== null).join(messages.space) }
}

const zoneRow = prepareQuery((db) => db.selectFrom('reminders').select('zone').where('user_id', '=', ''))

/** Returns the notice of a user's local date; null without an archive or if no enabled reminder applies. */
export async function composeUserNotice(db: Db, { user_id, date }: JobPayloads['push'], now: number): Promise<Notice | null> {
  const [row] = await zoneRow(db, user_id)
  const reminded = row && (await readReminderProfile(db, user_id, row.zone, now))
  return reminded ? composeNotice(reminded, date) : null
}
