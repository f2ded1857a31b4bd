import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMinuteText, longDayText, monthDayText } from '#app/language/day-text.ts'
import { momentText } from '#app/language/moment-text.ts'
import { clockWords } from '#app/terms/clock.ts'

// The order of an English date is the voice's: September 10, 2027.
const then = new Date(2027, 8, 10, 15, 5).getTime()

beforeEach(() => vi.useFakeTimers({ now: then }))
afterEach(() => vi.useRealTimers())

test('English writes every date in one order', () => {
  expect(longDayText('en_US', then)).toBe('September 10, 2027')
  expect(dayMinuteText('en_US', then)).toBe('September 10, 2027 15:05')
  expect(monthDayText('en_US', then)).toBe('Sep 10')
  expect(clockWords.en_US.date('2027-09-10T15:05:00')).toBe('September 10, 2027')
})

test('Chinese writes it in figures', () => {
  expect(longDayText('zh_CN', then)).toBe('2027-09-10')
  expect(dayMinuteText('zh_TW', then)).toBe('2027-09-10 15:05')
  expect(clockWords.zh_CN.date('2027-09-10T15:05:00')).toBe('2027-09-10')
})

test.each(['zh_CN', 'zh_TW', 'en_US'] as const)('the clock of %s has 24 hours', (locale) => {
  expect(clockWords[locale].hourMinute('2027-09-10T15:05:00')).toBe('15:05')
  expect(clockWords[locale].hour(5)).toBe('05')
  expect(momentText(locale, then)).toBe('15:05')
  expect(momentText(locale, new Date(2027, 8, 9, 0, 5).getTime())).toMatch(/\b00:05$/)
})
