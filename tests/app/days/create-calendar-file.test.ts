import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { createCalendarFile } from '#app/features/days/add-to-calendar.ts'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { SIXTY } from '#bazi/index.ts'

/** Returns a picked day; only its date affects the calendar file. */
const pickOn = (ms: number): SharedPick => {
  const [year, month, day] = new Date(ms).toISOString().slice(0, 10).split('-').map(Number)
  return { date: { year: year!, month: month!, day: day! }, pair: SIXTY[0]!, fit: 80, each: [] }
}
const days = Array.from({ length: 730 }, (_, i) => Date.UTC(2026, 0, 1 + i)).map(pickOn)
const about = { purpose: 'moving', title: '搬家', notesOf: () => '力量值：80', archiveIds: ['a', 'b'] } as const

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => {
    const alarm = each.getFirstSubcomponent('valarm')!
    return { event: new ICAL.Event(each), trigger: (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() }
  })
const isoOf = ({ date: { year, month, day } }: SharedPick, later = 0) =>
  new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10)
/** Formats seconds since the epoch as the zone's local time, e.g. 2026-11-24 09:00. */
const shownIn = (zone: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (seconds: number) => clock.format(seconds * 1000)
}

describe.each(['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca'])('in %s', (zone) => {
  test('creates whole days with an alarm at eight the evening before', () => {
    vi.stubEnv('TZ', zone)
    const events = eventsOf(createCalendarFile(days, '择日', { ...about, entry: 'whole', time: '' }))
    expect(events.map(({ event }) => event.startDate.toString())).toEqual(days.map((day) => isoOf(day)))
    // An all-day event begins at midnight in the device's time zone.
    const alarms = events.map(({ event: { startDate: at }, trigger }) => new Date(at.year, at.month - 1, at.day).getTime() / 1000 + trigger)
    expect(alarms.map(shownIn(zone))).toEqual(days.map((day) => `${isoOf(day, -1)} 20:00`))
  })

  test('creates timed events of two hours with an alarm at start', () => {
    vi.stubEnv('TZ', zone)
    const text = createCalendarFile(days, '择日', { ...about, entry: 'timed', time: '09:15' })
    expect(text).toContain(`TZID=${zone}`)
    const events = eventsOf(text)
    expect(events.map(({ event }) => event.startDate.toUnixTime()).map(shownIn(zone))).toEqual(days.map((day) => `${isoOf(day)} 09:15`))
    expect(new Set(events.map(({ event }) => event.endDate.toUnixTime() - event.startDate.toUnixTime()))).toEqual(new Set([7200]))
    expect(new Set(events.map(({ trigger }) => trigger))).toEqual(new Set([0]))
  })
})

test('derives the event id from day, purpose and people', () => {
  const uidOf = (change: Partial<Parameters<typeof createCalendarFile>[2]>, day = days[0]!) =>
    eventsOf(createCalendarFile([day], '择日', { ...about, entry: 'whole', time: '', ...change }))[0]!.event.uid
  expect(uidOf({ entry: 'timed', time: '10:00' })).toBe(uidOf({}))
  const others = [uidOf({}), uidOf({ purpose: 'wedding' }), uidOf({ archiveIds: ['a'] }), uidOf({}, days[1])]
  expect(new Set(others).size).toBe(4)
})
