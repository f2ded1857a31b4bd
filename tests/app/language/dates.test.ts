import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatDayTime, formatLongDay, formatMonthDay } from '#app/language/format-day.ts'
import { formatTimestamp } from '#app/language/format-timestamp.ts'
import { createClockFormatter } from '#app/terms/clock.ts'
import type { Locale } from '#contract/locale.ts'

// English dates have the order of the style guide: September 10, 2027.
const then = new Date(2027, 8, 10, 15, 5).getTime()
const to24 = (locale: Locale) => ({ locale, timeFormat: '24' }) as const
const to12 = (locale: Locale) => ({ locale, timeFormat: '12' }) as const
/** Replaces no-break spaces by spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

beforeEach(() => vi.useFakeTimers({ now: then }))
afterEach(() => vi.useRealTimers())

test('formats every English date in one order', () => {
  expect(formatLongDay('en_US', then)).toBe('September 10, 2027')
  expect(formatDayTime(to24('en_US'), then)).toBe('September 10, 2027, 15:05')
  expect(formatMonthDay('en_US', then)).toBe('Sep 10')
  expect(createClockFormatter(to24('en_US')).date('2027-09-10T15:05:00')).toBe('September 10, 2027')
})

test('formats Chinese dates in figures', () => {
  expect(formatLongDay('zh_CN', then)).toBe('2027-09-10')
  expect(formatDayTime(to24('zh_TW'), then)).toBe('2027-09-10 15:05')
  expect(createClockFormatter(to24('zh_CN')).date('2027-09-10T15:05:00')).toBe('2027-09-10')
})

test.each(['zh_CN', 'zh_TW', 'en_US'] as const)('formats the clock of %s in 24 hours', (locale) => {
  const clocks = createClockFormatter(to24(locale))
  expect(clocks.hourMinute('2027-09-10T15:05:00')).toBe('15:05')
  expect(clocks.hour(5)).toBe('05')
  expect(clocks.fullHours(23, 1)).toBe('23:00–01:00')
  expect(clocks.exactSpan('2027-09-10T16:27:00', '2027-09-10T16:27:06')).toBe('16:27:00–06')
  expect(formatTimestamp(to24(locale), then)).toBe('15:05')
  expect(formatTimestamp(to24(locale), new Date(2027, 8, 9, 0, 5).getTime())).toMatch(/\b00:05$/)
})

// At noon and midnight, AM and PM are as in CLDR.
test.each([
  ['zh_CN', '上午', '下午'],
  ['zh_TW', '上午', '下午'],
] as const)('formats the clock of %s in 12 hours on request', (locale, morning, afternoon) => {
  const { hourMinute, exact, shortest, hour, fullHour, fullHours, exactSpan } = createClockFormatter(to12(locale))
  expect(plain(hourMinute('2027-09-10T15:05:00'))).toBe(`${afternoon} 3:05`)
  expect(plain(hourMinute('2027-09-10T00:30:00'))).toBe(`${morning} 12:30`)
  expect(plain(hourMinute('2027-09-10T12:00:00'))).toBe(`${afternoon} 12:00`)
  expect(plain(exact('2027-09-10T08:12:34'))).toBe(`${morning} 8:12:34`)
  expect(plain(shortest('2027-09-10T08:12:00'))).toBe(`${morning} 8:12`)
  expect(plain(hour(23))).toBe(`${afternoon} 11`)
  expect(plain(fullHour(24))).toBe(`${morning} 12:00`)
  expect(plain(fullHours(13, 15))).toBe(`${afternoon} 1:00–3:00`)
  expect(plain(fullHours(11, 13))).toBe(`${morning} 11:00–${afternoon} 1:00`)
  expect(plain(exactSpan('2027-09-10T16:27:00', '2027-09-10T16:27:06'))).toBe(`${afternoon} 4:27:00–4:27:06`)
  expect(plain(formatDayTime(to12(locale), then))).toBe(`2027-09-10 ${afternoon} 3:05`)
  expect(plain(formatTimestamp(to12(locale), then))).toBe(`${afternoon} 3:05`)
})

test('places AM or PM after the hour, once per range', () => {
  const { hourMinute, hour, fullHours } = createClockFormatter(to12('en_US'))
  expect(plain(hourMinute('2027-09-10T15:05:00'))).toBe('3:05 PM')
  expect(plain(hourMinute('2027-09-10T00:30:00'))).toBe('12:30 AM')
  expect(plain(hour(5))).toBe('5 AM')
  expect(plain(fullHours(13, 15))).toBe('1:00–3:00 PM')
  expect(plain(fullHours(23, 1))).toBe('11:00 PM–1:00 AM')
  expect(plain(formatTimestamp(to12('en_US'), new Date(2027, 8, 9, 15, 5).getTime()))).toBe('Sep 9, 3:05 PM')
  expect(plain(formatDayTime(to12('en_US'), then))).toBe('September 10, 2027, 3:05 PM')
})
