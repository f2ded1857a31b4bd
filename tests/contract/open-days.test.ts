import { describe, expect, test } from 'vitest'
import { isOpenDay } from '#contract/open-days.ts'

describe('without membership', () => {
  test.each([
    ['2026-11-29', '2026-11-29', true],
    ['2026-12-29', '2026-11-29', true],
    ['2026-12-30', '2026-11-29', false],
    ['2026-10-30', '2026-11-29', true],
    ['2026-10-29', '2026-11-29', false],
    ['2027-01-30', '2026-12-31', true],
    ['2024-03-31', '2024-03-01', true],
    ['2024-03-01', '2024-03-31', true],
  ])('%s, seen on %s: %s', (date, today, isOpen) => expect(isOpenDay(date, today, false)).toBe(isOpen))
})

test('a member sees every day', () => expect(isOpenDay('1950-01-01', '2026-11-29', true)).toBe(true))
