import { describe, expect, test, vi } from 'vitest'
import {
  toCivilDate,
  startOfCivilDate,
  parseIsoDate,
  formatIsoDate,
  listMonthDates,
  weekdayOf,
  listWeekDates,
} from '#app/calendar/civil-dates.ts'

const dayOf = (iso: string) => parseIsoDate(iso)!

/** Zones with clock changes at 02:00, with none, with changes at midnight (that day has no midnight), and with UTC+14. */
const zones = ['America/New_York', 'Asia/Shanghai', 'Africa/Cairo', 'Pacific/Kiritimati']

describe.each(zones)('on a device in %s', (zone) => {
  test('keeps a date unchanged on every day of two years', () => {
    vi.stubEnv('TZ', zone)
    for (let day = 0; day < 731; day += 1) {
      const date = new Date(Date.UTC(2026, 0, 1 + day))
      const iso = date.toISOString().slice(0, 10)
      expect(formatIsoDate(dayOf(iso))).toBe(iso)
      expect(toCivilDate(startOfCivilDate(dayOf(iso)))).toEqual(dayOf(iso))
      expect(weekdayOf(dayOf(iso))).toBe(date.getUTCDay())
    }
  })

  test('lists seven days across clock changes and the year’s end', () => {
    vi.stubEnv('TZ', zone)
    const days = (iso: string) => listWeekDates(dayOf(iso)).map(formatIsoDate)
    const march = ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14']
    expect(days('2026-03-08')).toEqual(march)
    expect(days('2026-03-14')).toEqual(march)
    const april = ['2026-04-19', '2026-04-20', '2026-04-21', '2026-04-22', '2026-04-23', '2026-04-24', '2026-04-25']
    expect(days('2026-04-24')).toEqual(april)
    const autumn = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07']
    expect(days('2026-11-03')).toEqual(autumn)
    const yearEnd = ['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
    expect(days('2027-01-01')).toEqual(yearEnd)
  })

  test('lists all days of a month', () => {
    vi.stubEnv('TZ', zone)
    const month = (iso: string) => listMonthDates(dayOf(iso)).map(formatIsoDate)
    const numbered = (prefix: string, length: number) => Array.from({ length }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`)
    expect(month('2026-03-31')).toEqual(numbered('2026-03', 31))
    expect(month('2026-04-24')).toEqual(numbered('2026-04', 30))
    expect(month('2026-11-01')).toEqual(numbered('2026-11', 30))
    expect(month('2026-12-31')).toEqual(numbered('2026-12', 31))
    expect(month('2028-02-10')).toEqual(numbered('2028-02', 29))
    expect(month('2100-02-10')).toEqual(numbered('2100-02', 28))
  })
})

test('applies the stubbed zones to the device', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const hours = (from: string, to: string) => (startOfCivilDate(dayOf(to)).getTime() - startOfCivilDate(dayOf(from)).getTime()) / 3_600_000
  expect([hours('2026-03-08', '2026-03-09'), hours('2026-11-01', '2026-11-02')]).toEqual([23, 25])
  vi.stubEnv('TZ', 'Africa/Cairo')
  expect(startOfCivilDate(dayOf('2026-04-24')).getHours()).toBe(1)
})

test('refuses texts that are not ISO calendar dates', () => {
  for (const text of [
    '',
    'today',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '20261120',
    '2026-11',
    '2026-W47-5',
    '2026-11-20T00:00',
    '26-11-20',
  ])
    expect(parseIsoDate(text)).toBeUndefined()
  expect(parseIsoDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 })
})
