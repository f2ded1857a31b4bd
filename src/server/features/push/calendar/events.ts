import { solarTermOf } from '#almanac/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import type { CalendarEvent } from '#readings/daily/calendar-file.ts'
import { pairName } from '#readings/facts/words.ts'
import { civilDateOf, daysAfter } from '../../../deps/civil-date.ts'
import { turnOn } from '../turns.ts'
import { noticeWords } from '../notice-words.ts'
import type { Reminded } from '../person.ts'
import { sentenceOfDay } from '../sentence-of-day.ts'
import { solarTermName } from '#readings/terms/solar-terms.ts'

/** How far ahead a calendar reaches. */
export const CALENDAR_DAYS = 60

/** An event of a whole day: `kind` tells it from the day's others. */
interface DayEvent {
  readonly date: string
  readonly kind: string
  readonly title: string
  readonly notes?: string
}

function eventsOn({ archive, locale, matters, membershipEnds }: Reminded, today: string, date: string): readonly DayEvent[] {
  const term = matters.remindTerms ? solarTermOf(civilDateOf(date)) : null
  const turn = matters.remindTurns ? turnOn(archive, date) : null
  const isOpen = isOpenDay(date, today, membershipEnds !== null)
  const sentence = matters.remindDaily && isOpen ? sentenceOfDay(archive, date, locale) : null
  return [
    ...(sentence ? [{ date, kind: 'day', title: sentence.title, notes: sentence.body }] : []),
    ...(term ? [{ date, kind: 'term', title: solarTermName(term, locale) }] : []),
    ...(turn
      ? [{ date, kind: 'turn', title: noticeWords[locale].turns[turn.what](pairName(turn.pair, locale)).replace(/[.。]$/, '') }]
      : []),
  ]
}

/**
 * What of the days from a local date on a person asked to be told and may see, leading to its day in the app. A day's first event has an alarm at
 * their hour: one a day, as with a push. A membership is no day of theirs.
 */
export function calendarEventsOf(reminded: Reminded, from: string, publicUrl: string): readonly CalendarEvent[] {
  const { hostname } = new URL(publicUrl)
  const alarm = { alarmSeconds: reminded.matters.remindAt * 60 }
  return Array.from({ length: CALENDAR_DAYS }, (_, days) => eventsOn(reminded, from, daysAfter(from, days))).flatMap((events) =>
    events.map(({ date, kind, ...said }, at) => ({
      uid: `${date}-${kind}@${hostname}`,
      time: { day: civilDateOf(date) },
      url: `${publicUrl}/fate/index#${date}`,
      ...said,
      ...(at === 0 && alarm),
    })),
  )
}
