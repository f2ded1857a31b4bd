/** The writer of calendar files: a door of its own, for the app and the server. What it follows: README, "Calendar files". */
import type { CivilDate } from '#bazi/index.ts'
import type { CalendarZone } from './calendar-zone.ts'
import { isShownTwice, zoneLinesOf } from './calendar-zone.ts'
import { dateText, durationText, escaped, folded, localText, utcText } from './calendar-text.ts'

export type { CalendarZone } from './calendar-zone.ts'

/** A whole day, wherever one is; or from one instant to another (ms since 1970). */
export type CalendarTime = { readonly day: CivilDate } | { readonly from: number; readonly to: number }

export interface CalendarEvent {
  /** The same thing has the same one in every file, so that a calendar replaces what it has. */
  readonly uid: string
  readonly time: CalendarTime
  readonly title: string
  readonly notes?: string
  /** Address that it leads to. */
  readonly url?: string
  /** Seconds from the event's beginning to the alarm, negative before it; a whole day begins at its midnight. None without it. */
  readonly alarmSeconds?: number
}

export interface CalendarFile {
  readonly name: string
  /** When the file was made (ms since 1970). */
  readonly stamp: number
  /** Timed events are told by the clock of this zone; in UTC without one. */
  readonly zone?: CalendarZone
  /** Of a calendar that is subscribed to, when it is asked for again, in days (RFC 7986 §5.7). */
  readonly refreshDays?: number
  readonly events: readonly CalendarEvent[]
}

/** The file as RFC 5545 has it. */
export function calendarTextOf({ name, stamp, zone, refreshDays, events }: CalendarFile): string {
  const times = events.flatMap(({ time }) => ('day' in time ? [] : [time.from, time.to]))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mingshu//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(refreshDays === undefined
      ? []
      : [
          'METHOD:PUBLISH',
          `NAME:${escaped(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:P${refreshDays}D`,
          `X-PUBLISHED-TTL:P${refreshDays}D`,
        ]),
    ...(zone ? [`X-WR-TIMEZONE:${zone.id}`] : []),
    ...(zone && times.length > 0 ? zoneLinesOf(zone, times) : []),
    ...events.flatMap((event) => eventLinesOf(event, stamp, zone)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLinesOf(
  { uid, time, title, notes, url, alarmSeconds }: CalendarEvent,
  stamp: number,
  zone: CalendarZone | undefined,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utcText(stamp)}`,
    ...timeLinesOf(time, zone),
    `SUMMARY:${escaped(title)}`,
    ...(notes === undefined ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(alarmSeconds === undefined
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:${durationText(alarmSeconds)}`, 'END:VALARM']),
    'END:VEVENT',
  ]
}

function timeLinesOf(time: CalendarTime, zone: CalendarZone | undefined): string[] {
  // A whole day leaves its hours free, and ends before the next begins.
  if ('day' in time) return [`DTSTART;VALUE=DATE:${dateText(time.day)}`, `DTEND;VALUE=DATE:${dateText(time.day, 1)}`, 'TRANSP:TRANSPARENT']
  return [`DTSTART${clockOf(time.from, zone)}`, `DTEND${clockOf(time.to, zone)}`]
}

/** By the zone's clock; a time that it shows twice, in UTC: the RFC means the first, readers take either. */
function clockOf(ms: number, zone: CalendarZone | undefined): string {
  if (!zone || isShownTwice(ms, zone)) return `:${utcText(ms)}`
  return `;TZID=${zone.id}:${localText(ms, zone.offsetAt(ms))}`
}
