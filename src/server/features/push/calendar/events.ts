import { solarTermOf } from '#almanac/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import type { CalendarEvent } from '#readings/daily/calendar-file.ts'
import { formatPair } from '#readings/facts/format-names.ts'
import { parseCivilDate, addDaysToDate } from '../../../deps/civil-date.ts'
import { findPeriodStart } from '../period-start.ts'
import { noticeMessages } from '../notice-messages.ts'
import type { ReminderProfile } from '../reminder-profile.ts'
import { composeDaySentence } from '../sentence-of-day.ts'
import { formatSolarTermName } from '#readings/terms/solar-terms.ts'

/** Number of days that a calendar covers. */
export const CALENDAR_DAYS = 60

/** All-day event. `kind` distinguishes the events of one day. */
interface DayEvent {
  readonly date: string
  readonly kind: string
  readonly title: string
  readonly notes?: string
}

function eventsOn({ archive, locale, matters, membershipEnds }: ReminderProfile, today: string, date: string): readonly DayEvent[] {
  const term = matters.remindTerms ? solarTermOf(parseCivilDate(date)) : null
  const turn = matters.remindTurns ? findPeriodStart(archive, date) : null
  const isOpen = isOpenDay(date, today, membershipEnds !== null)
  const sentence = matters.remindDaily && isOpen ? composeDaySentence(archive, date, locale) : null
  return [
    ...(sentence ? [{ date, kind: 'day', title: sentence.title, notes: sentence.body }] : []),
    ...(term ? [{ date, kind: 'term', title: formatSolarTermName(term, locale) }] : []),
    ...(turn
      ? [{ date, kind: 'turn', title: noticeMessages[locale].turns[turn.what](formatPair(turn.pair, locale)).replace(/[.。]$/, '') }]
      : []),
  ]
}

/** Lists the enabled events of `CALENDAR_DAYS` days from a local date. The first of a day has an alarm at the user's reminder time. */
export function listCalendarEvents(reminded: ReminderProfile, from: string, publicUrl: string): readonly CalendarEvent[] {
  const { hostname } = new URL(publicUrl)
  const alarm = { alarmSeconds: reminded.matters.remindAt * 60 }
  return Array.from({ length: CALENDAR_DAYS }, (_, days) => eventsOn(reminded, from, addDaysToDate(from, days))).flatMap((events) =>
    events.map(({ date, kind, ...said }, at) => ({
      uid: `${date}-${kind}@${hostname}`,
      time: { day: parseCivilDate(date) },
      url: `${publicUrl}/fate/index#${date}`,
      ...said,
      ...(at === 0 && alarm),
    })),
  )
}
