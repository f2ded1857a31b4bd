import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { CalendarFile, CalendarZone } from '#readings/daily/calendar-file.ts'
import { formatCalendarFile } from '#readings/daily/calendar-file.ts'
import fc from '../support/seeded-fast-check.ts'

const HOUR = 3_600_000
const stamp = Date.UTC(2026, 10, 23, 4)

/** Creates a zone whose offsets come from the runtime's own time zone data. */
function zoneOf(id: string): CalendarZone {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: id, dateStyle: 'short', timeStyle: 'medium' })
  return {
    id,
    offsetAt: (ms) => {
      const second = Math.floor(ms / 1000) * 1000
      return (Date.parse(`${clock.format(second).replace(' ', 'T')}Z`) - second) / 1000
    },
  }
}

const fileOf = (events: CalendarFile['events'], zone?: CalendarZone) =>
  formatCalendarFile({ name: '择日', stamp, events, ...(zone && { zone }) })
const timed = (from: number) => ({ uid: String(from), time: { from, to: from + 2 * HOUR }, title: '搬家' })

/** Parses the events with an independent calendar parser. */
function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
}
const msOf = (time: ICAL.Time) => time.toUnixTime() * 1000

describe('a timed event', () => {
  // Zones of both hemispheres, east and west, with a half-hour clock change, a change in an unusual month, and no change.
  const zones = [
    'Asia/Shanghai',
    'Asia/Taipei',
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ]

  test.each(zones)('in %s is the same instant to another reader', (id) => {
    const zone = zoneOf(id)
    const starts = [2026, 2027, 2035].flatMap((year) => Array.from({ length: 8760 / 3 }, (_, i) => Date.UTC(year, 0, 1) + i * 3 * HOUR))
    // Instants every half hour around the clock changes.
    const changes = starts.filter((ms) => zone.offsetAt(ms) !== zone.offsetAt(ms + 3 * HOUR))
    const near = changes.flatMap((ms) => Array.from({ length: 16 }, (_, i) => ms - HOUR + (i * HOUR) / 2))
    const all = [...starts.filter((_, i) => i % 7 === 0), ...near]
    const events = readEvents(fileOf(all.map(timed), zone))
    expect(events.map(({ startDate }) => msOf(startDate))).toEqual(all)
    expect(events.map(({ endDate }) => msOf(endDate))).toEqual(all.map((ms) => ms + 2 * HOUR))
  })

  test('contains its zone and the local time', () => {
    const text = fileOf([timed(Date.UTC(2026, 6, 1, 11))], zoneOf('America/New_York'))
    expect(text).toContain('DTSTART;TZID=America/New_York:20260701T070000\r\n')
    expect(text).toContain('X-WR-TIMEZONE:America/New_York\r\n')
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n')
  })

  test('in a repeated hour is written in UTC', () => {
    const zone = zoneOf('America/New_York')
    const text = fileOf([Date.UTC(2026, 10, 1, 4, 30), Date.UTC(2026, 10, 1, 5, 30), Date.UTC(2026, 10, 1, 6, 30)].map(timed), zone)
    expect(text).toContain('DTSTART;TZID=America/New_York:20261101T003000\r\n')
    expect(text).toContain('DTSTART:20261101T053000Z\r\n')
    expect(text).toContain('DTSTART:20261101T063000Z\r\n')
  })

  test('without a zone is written in UTC', () => {
    const text = fileOf([timed(Date.UTC(2026, 6, 1, 11))])
    expect(text).toContain('DTSTART:20260701T110000Z\r\n')
    expect(text).not.toContain('VTIMEZONE')
  })
})

describe('a whole day', () => {
  const onDay = (year: number, month: number, day: number) => ({
    uid: 'one',
    time: { day: { year, month, day } },
    title: '搬家',
    alarmSeconds: -4 * 3600,
  })

  test('is that date in every zone and ends the next day', () => {
    for (const zone of [undefined, zoneOf('Pacific/Auckland')]) {
      const [event] = readEvents(fileOf([onDay(2028, 2, 29)], zone))
      expect(event!.startDate.isDate).toBe(true)
      expect([event!.startDate.toString(), event!.endDate.toString()]).toEqual(['2028-02-29', '2028-03-01'])
    }
  })

  test('has its alarm on the evening before', () => {
    const [event] = readEvents(fileOf([onDay(2026, 11, 24)]))
    const alarm = event!.component.getFirstSubcomponent('valarm')!
    expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect((alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()).toBe(-4 * 3600)
  })
})

test('an alarm offset of any number of seconds is preserved', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), (alarmSeconds) => {
      const [event] = readEvents(fileOf([{ ...timed(stamp), alarmSeconds }]))
      const trigger = event!.component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('trigger') as ICAL.Duration
      expect(trigger.toSeconds()).toBe(alarmSeconds)
    }),
  )
})

describe('the text', () => {
  const printed = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/\p{Cc}/gu, ''))
  const lines = fc.array(printed, { maxLength: 4 }).map((each) => each.join('\n'))

  test('of title and notes survives any characters', () => {
    fc.assert(
      fc.property(printed, lines, (title, notes) => {
        const [event] = readEvents(fileOf([{ ...timed(stamp), title, notes }]))
        expect([event!.summary, event!.description]).toEqual([title, notes])
      }),
    )
  })

  test('has whole lines of at most 75 octets', () => {
    fc.assert(
      fc.property(printed, lines, (title, notes) => {
        const text = fileOf([{ ...timed(stamp), title, notes }])
        expect(text.endsWith('\r\n')).toBe(true)
        const cut = text.slice(0, -2).split('\r\n')
        for (const line of cut) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(cut.join('')).not.toMatch(/[\r\n]/)
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })

  test('cannot inject a line into the file', () => {
    const text = fileOf([{ ...timed(stamp), title: '搬家\r\nEND:VEVENT\rX:1', notes: '\u0000a' }])
    expect(text.match(/^END:VEVENT\r$/gm)).toHaveLength(1)
    expect(text).not.toContain('\u0000')
  })

  test('contains its UID and time of creation', () => {
    const [event] = readEvents(fileOf([{ ...timed(stamp), uid: 'day-1@example.com' }]))
    expect(event!.uid).toBe('day-1@example.com')
    expect(event!.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-23T04:00:00Z')
  })
})
