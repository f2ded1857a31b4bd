import { solarTermOf } from '#almanac/index.ts'
import { pairName } from '#readings/facts/words.ts'
import { civilDateOf, daysAfter } from '../civil-date.ts'
import { turnOn } from '../turns.ts'
import { noticeWords } from '../notice-words.ts'
import type { Reminded } from '../person.ts'
import { sentenceOfDay } from '../sentence-of-day.ts'
import { solarTermName } from '../term-words.ts'
import type { DayEvent } from './ics.ts'

/** How far ahead a calendar reaches. */
export const CALENDAR_DAYS = 60

function eventsOn({ archive, locale, matters }: Reminded, date: string): readonly DayEvent[] {
  const term = matters.remindTerms ? solarTermOf(civilDateOf(date)) : null
  const turn = matters.remindTurns ? turnOn(archive, date) : null
  const sentence = matters.remindDaily ? sentenceOfDay(archive, date, locale) : null
  return [
    ...(sentence ? [{ date, kind: 'day', summary: sentence.title, description: sentence.body }] : []),
    ...(term ? [{ date, kind: 'term', summary: solarTermName(term, locale) }] : []),
    ...(turn
      ? [{ date, kind: 'turn', summary: noticeWords[locale].turns[turn.what](pairName(turn.pair, locale)).replace(/[.。]$/, '') }]
      : []),
  ]
}

/** What of the days from a local date on a person asked to be told. A membership is no day of theirs. */
export function calendarEventsOf(reminded: Reminded, from: string): readonly DayEvent[] {
  return Array.from({ length: CALENDAR_DAYS }, (_, days) => eventsOn(reminded, daysAfter(from, days))).flat()
}
