/** Formatting of calendar files (iCalendar) for the app and the server; not exported from `index.ts`. README, "Calendar files". */
import type { CivilDate } from '#bazi/index.ts'
import type { CalendarZone } from './calendar-zone.ts'
import { isAmbiguousTime, formatIcalTimeZone } from './calendar-zone.ts'
import { formatIcalDate, formatIcalDuration, escapeText, foldLine, formatIcalTime, formatIcalUtcTime } from './calendar-text.ts'

export type { CalendarZone } from './calendar-zone.ts'

/** A whole day without a time zone, or a span between two instants (ms since 1970). */
export type CalendarTime = { readonly day: CivilDate } | { readonly from: number; readonly to: number }

export interface CalendarEvent {
  /** Same in every file for the same event, so that a calendar app replaces its earlier copy. */
  readonly uid: string
  readonly time: CalendarTime
  readonly title: string
  readonly notes?: string
  /** Address that the event links to. */
  readonly url?: string
  /** Seconds from the start of the event (midnight for a whole day) to the alarm, negative before the start; no alarm if absent. */
  readonly alarmSeconds?: number
}

export interface CalendarFile {
  readonly name: string
  /** Instant at which the file is made (ms since 1970). */
  readonly stamp: number
  /** Zone of timed events; UTC if absent. */
  readonly zone?: CalendarZone
  /** Refresh interval of a subscribed calendar in days (RFC 7986 §5.7). */
  readonly refreshDays?: number
  readonly events: readonly CalendarEvent[]
}

/** Formats a calendar file by RFC 5545. */
export function formatCalendarFile({ name, stamp, zone, refreshDays, events }: CalendarFile): string {
  const times = events.flatMap(({ time }) => ('day' in time ? [] : [time.from, time.to]))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mingshu//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshDays === undefined
      ? []
      : [
          'METHOD:PUBLISH',
          `NAME:${escapeText(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`,
          `X-PUBLISHED-TTL:P${refreshDays}D`,
        ]),
    ...(zone ? [`X-WR-TIMEZONE:${zone.id}`] : []),
    ...(zone && times.length > 0 ? formatIcalTimeZone(zone, times) : []),
    ...events.flatMap((event) => formatEvent(event, stamp, zone)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function formatEvent(
  { uid, time, title, notes, url, alarmSeconds }: CalendarEvent,
  stamp: number,
  zone: CalendarZone | undefined,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatIcalUtcTime(stamp)}`,
    ...formatEventTime(time, zone),
    `SUMMARY:${escapeText(title)}`,
    ...(notes === undefined ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(alarmSeconds === undefined
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escapeText(title)}`,
          `TRIGGER:${formatIcalDuration(alarmSeconds)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ]
}

function formatEventTime(time: CalendarTime, zone: CalendarZone | undefined): string[] {
  // A whole-day event does not block time; its end date is exclusive.
  if ('day' in time)
    return [`DTSTART;VALUE=DATE:${formatIcalDate(time.day)}`, `DTEND;VALUE=DATE:${formatIcalDate(time.day, 1)}`, 'TRANSP:TRANSPARENT']
  return [`DTSTART${formatClockTime(time.from, zone)}`, `DTEND${formatClockTime(time.to, zone)}`]
}

/** Formats a time in the zone; in UTC if the local time is ambiguous: by the RFC it is the first occurrence, but calendar apps differ. */
function formatClockTime(ms: number, zone: CalendarZone | undefined): string {
  if (!zone || isAmbiguousTime(ms, zone)) return `:${formatIcalUtcTime(ms)}`
  return `;TZID=${zone.id}:${formatIcalTime(ms, zone.offsetAt(ms))}`
}
