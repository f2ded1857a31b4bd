import ICAL from 'ical.js'
import { describe, expect, test, vi } from 'vitest'
import { createCalendarFile } from '#app/features/days/create-calendar-file.ts'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { SIXTY } from '#bazi/index.ts'

/** Only the date is told; what the fit rests on is the words' concern. */
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
/** 2026-11-24 09:00, by the zone's clock. */
const shownIn = (zone: string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (seconds: number) => clock.format(seconds * 1000)
}

describe.each(['Asia/Shanghai', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca'])('in %s', (zone) => {
  test('a whole day is that day, and its alarm goes off at eight on the evening before, all days of two years', () => {
    vi.stubEnv('TZ', zone)
    const events = eventsOf(createCalendarFile(days, '择日', { ...about, entry: 'whole', time: '' }))
    expect(events.map(({ event }) => event.startDate.toString())).toEqual(days.map((day) => isoOf(day)))
    // A whole day begins at midnight by the device's clock.
    const alarms = events.map(({ event: { startDate: at }, trigger }) => new Date(at.year, at.month - 1, at.day).getTime() / 1000 + trigger)
    expect(alarms.map(shownIn(zone))).toEqual(days.map((day) => `${isoOf(day, -1)} 20:00`))
  })

  test('a day with a clock time begins then, tells it two hours long, and its alarm goes off as it begins', () => {
    vi.stubEnv('TZ', zone)
    const text = createCalendarFile(days, '择日', { ...about, entry: 'timed', time: '09:15' })
    expect(text).toContain(`TZID=${zone}`)
    const events = eventsOf(text)
    expect(events.map(({ event }) => event.startDate.toUnixTime()).map(shownIn(zone))).toEqual(days.map((day) => `${isoOf(day)} 09:15`))
    expect(new Set(events.map(({ event }) => event.endDate.toUnixTime() - event.startDate.toUnixTime()))).toEqual(new Set([7200]))
    expect(new Set(events.map(({ trigger }) => trigger))).toEqual(new Set([0]))
  })
})

test('the same day for the same purpose and people is the same entry, and another otherwise', () => {
  const uidOf = (change: Partial<Parameters<typeof createCalendarFile>[2]>, day = days[0]!) =>
    eventsOf(createCalendarFile([day], '择日', { ...about, entry: 'whole', time: '', ...change }))[0]!.event.uid
  expect(uidOf({ entry: 'timed', time: '10:00' })).toBe(uidOf({}))
  const others = [uidOf({}), uidOf({ purpose: 'wedding' }), uidOf({ archiveIds: ['a'] }), uidOf({}, days[1])]
  expect(new Set(others).size).toBe(4)
})
