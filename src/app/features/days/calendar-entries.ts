import { addDays } from 'date-fns/addDays'
import { set } from 'date-fns/set'
import { calendarTextOf, type CalendarEvent, type CalendarZone } from '#readings/daily/calendar-file.ts'
import type { SharedPick } from '#readings/daily/days-for-all.ts'
import { dateOf, isoOf } from '../../calendar/civil-dates.ts'
import type { Draft } from './draft.ts'

/** 20:00 of the day before. */
const EVENING = 20
/** A double-hour. */
const LENGTH_MS = 2 * 3_600_000

/** How days are told in a calendar. */
export interface Entries extends Pick<Draft, 'purpose' | 'entry' | 'time'> {
  /** What the calendar calls each day. */
  readonly title: string
  readonly notesOf: (day: SharedPick) => string
  /** Tell whose days they are: the same day for the same purpose is the same entry. */
  readonly archiveIds: readonly string[]
}

/** The days as a file for the device's calendar, by the device's own clock. Nothing in it says when anybody was born. */
export function calendarEntriesOf(days: readonly SharedPick[], name: string, entries: Entries): string {
  const zone = deviceZone()
  return calendarTextOf({ name, stamp: Date.now(), ...(zone && { zone }), events: days.map((day) => entryOf(day, entries)) })
}

function entryOf(day: SharedPick, { purpose, entry, time, title, notesOf, archiveIds }: Entries): CalendarEvent {
  const uid = `${[isoOf(day.date), purpose, ...archiveIds].join('-')}@${location.hostname}`
  const about = { uid, title, notes: notesOf(day) }
  const midnight = dateOf(day.date)
  if (entry === 'whole') {
    const alarm = set(addDays(midnight, -1), { hours: EVENING, minutes: 0 })
    return { ...about, time: { day: day.date }, alarmSeconds: (alarm.getTime() - midnight.getTime()) / 1000 }
  }
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = set(midnight, { hours, minutes }).getTime()
  return { ...about, time: { from, to: from + LENGTH_MS }, alarmSeconds: 0 }
}

/** The zone that the device's clock follows; some browsers do not tell its name. */
function deviceZone(): CalendarZone | undefined {
  const { timeZone: id } = new Intl.DateTimeFormat().resolvedOptions()
  return id ? { id, offsetAt: (ms) => new Date(ms).getTimezoneOffset() * -60 } : undefined
}
