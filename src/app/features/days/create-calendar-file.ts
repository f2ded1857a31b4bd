import { addDays } from 'date-fns/addDays'
import { set } from 'date-fns/set'
import { formatCalendarFile, type CalendarEvent, type CalendarZone } from '#readings/daily/calendar-file.ts'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { startOfCivilDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import type { DayFinderDraft } from './day-finder-draft.ts'

/** Hour of the alarm on the day before, 0 to 23. */
const ALARM_HOUR = 20
/** Length of a timed entry in ms: a double-hour. */
const LENGTH_MS = 2 * 3_600_000

/** Options of the calendar file. */
export interface CalendarFileOptions extends Pick<DayFinderDraft, 'purpose' | 'entry' | 'time'> {
  /** Title of each entry. */
  readonly title: string
  readonly notesOf: (day: SharedPick) => string
  /** Part of the entry id: the same day, purpose and people give the same id, so that a second import adds no entry. */
  readonly archiveIds: readonly string[]
}

/** Creates an iCalendar file of the days in the device's time zone. It contains no birth data. */
export function createCalendarFile(days: readonly SharedPick[], name: string, entries: CalendarFileOptions): string {
  const zone = deviceZone()
  return formatCalendarFile({ name, stamp: Date.now(), ...(zone && { zone }), events: days.map((day) => createEvent(day, entries)) })
}

function createEvent(day: SharedPick, { purpose, entry, time, title, notesOf, archiveIds }: CalendarFileOptions): CalendarEvent {
  const uid = `${[formatIsoDate(day.date), purpose, ...archiveIds].join('-')}@${location.hostname}`
  const about = { uid, title, notes: notesOf(day) }
  const midnight = startOfCivilDate(day.date)
  if (entry === 'whole') {
    const alarm = set(addDays(midnight, -1), { hours: ALARM_HOUR, minutes: 0 })
    return { ...about, time: { day: day.date }, alarmSeconds: (alarm.getTime() - midnight.getTime()) / 1000 }
  }
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = set(midnight, { hours, minutes }).getTime()
  return { ...about, time: { from, to: from + LENGTH_MS }, alarmSeconds: 0 }
}

/** The device's time zone; undefined in browsers that do not name it. */
function deviceZone(): CalendarZone | undefined {
  const { timeZone: id } = new Intl.DateTimeFormat().resolvedOptions()
  return id ? { id, offsetAt: (ms) => new Date(ms).getTimezoneOffset() * -60 } : undefined
}
