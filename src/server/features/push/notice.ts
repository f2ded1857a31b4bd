import { solarTermOf } from '#almanac/index.ts'
import { dayPillarOf } from '#bazi/index.ts'
import { languageTags, type Locale } from '#contract/locale.ts'
import { dayName, pairName } from '#readings/facts/words.ts'
import type { JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import { civilDateOf, daysAfter } from '../../deps/civil-date.ts'
import { turnOn } from './turns.ts'
import { noticeWords } from './notice-words.ts'
import { type Reminded, remindedOf } from './person.ts'
import { sentenceOfDay } from './sentence-of-day.ts'
import { solarTermName } from '#readings/terms/solar-terms.ts'

export interface Notice {
  readonly locale: Locale
  readonly title: string
  readonly body: string
}

/** Days before the end of a membership on which it is told, once. */
const MEMBERSHIP_DAYS = 3

/** To make one takes longer than all else that a notice is made of. */
const weekdays = new Map<Locale, Intl.DateTimeFormat>()

function weekdayOf(date: string, locale: Locale): string {
  const format =
    weekdays.get(locale) ??
    new Intl.DateTimeFormat(languageTags[locale], { weekday: locale === 'en_US' ? 'long' : 'short', timeZone: 'UTC' })
  weekdays.set(locale, format)
  return format.format(Date.parse(date))
}

/** What of a date a person asked to be told; null when there is nothing. */
export function noticeOn({ archive, locale, matters, membershipEnds }: Reminded, date: string): Notice | null {
  const words = noticeWords[locale]
  const term = matters.remindTerms ? solarTermOf(civilDateOf(date)) : null
  const turn = matters.remindTurns ? turnOn(archive, date) : null
  const ends = matters.remindMembership && membershipEnds === daysAfter(date, MEMBERSHIP_DAYS) ? membershipEnds : null
  if (!matters.remindDaily && term === null && turn === null && ends === null) return null
  const { title, body } = sentenceOfDay(archive, date, locale)
  const pair = pairName(dayPillarOf(civilDateOf(date)), locale)
  const parts = [
    words.lead(weekdayOf(date, locale), term && solarTermName(term, locale), pair),
    turn && words.turns[turn.what](pairName(turn.pair, locale)),
    body,
    ends && words.membership(dayName(ends, locale)),
  ]
  return { locale, title, body: parts.filter((part) => part !== null).join(words.space) }
}

const zoneRow = prepared((db) => db.selectFrom('reminders').select('zone').where('user_id', '=', ''))

/** The notice of a user's local date; null for who has no archive, or nothing to be told. */
export async function noticeOf(db: Db, { user_id, date }: JobPayloads['push'], now: number): Promise<Notice | null> {
  const [row] = await zoneRow(db, user_id)
  const reminded = row && (await remindedOf(db, user_id, row.zone, now))
  return reminded ? noticeOn(reminded, date) : null
}
