/** An event of a whole day. */
export interface DayEvent {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Tells it from the day's others. */
  readonly kind: string
  readonly summary: string
  readonly description?: string
}

interface Calendar {
  readonly name: string
  /** Who made it: the host of its events' ids. */
  readonly host: string
  /** Address that an event leads to. */
  readonly url: string
  /** Milliseconds. */
  readonly madeAt: number
  readonly events: readonly DayEvent[]
}

/** Octets of a line without its end (RFC 5545 §3.1). */
const LINE_OCTETS = 75

/** Lines of at most 75 octets, each but the first begun by a blank; no character is parted. */
function folded(line: string): string {
  const lines: string[] = []
  let present = ''
  for (const character of line) {
    if (Buffer.byteLength(present + character) > LINE_OCTETS) {
      lines.push(present)
      present = ' '
    }
    present += character
  }
  return [...lines, present].join('\r\n')
}

/** A value of the type TEXT (§3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

const stampOf = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const dateOf = (date: string): string => date.replaceAll('-', '')

function eventLines({ date, kind, summary, description }: DayEvent, { host, url, madeAt }: Calendar): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${date}-${kind}@${host}`,
    `DTSTAMP:${stampOf(madeAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(date)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    // The day itself stays free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar as RFC 5545 has it, asked for again once a day (RFC 7986 §5.7). */
export function icsOf(calendar: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(calendar.host)}//Mingshu//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(calendar.name)}`,
    `X-WR-CALNAME:${escaped(calendar.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...calendar.events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
