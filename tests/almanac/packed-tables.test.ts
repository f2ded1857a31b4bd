import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lunarYears } from '#almanac/lunar-years.ts'
import { codesOfPacked, packedCodesOf } from '#almanac/packed-codes.ts'
import { lunarNewYearDaysOf } from '#bazi/lunar-new-year.ts'
import { dayListsSource } from '#build/day-lists.ts'
import { lunarYearsSource } from '#build/lunar-years.ts'

const committed = (name: string) => readFileSync(new URL(`../../src/almanac/data/${name}.ts`, import.meta.url), 'utf8')

test('the committed lists are what their script makes', () => {
  expect(committed('day-lists')).toBe(dayListsSource())
})

test('the committed lunar years are what their script makes', () => {
  expect(committed('lunar-years')).toBe(lunarYearsSource())
})

test('each lunar year of 1850–2100 begins where the engine has the lunar New Year', () => {
  const years = Array.from({ length: 251 }, (_, i) => 1850 + i)
  expect(years.map((year) => lunarYears[year - 1849]!.firstDay)).toEqual(years.map(lunarNewYearDaysOf))
})

// 2033: a leap eleventh month; 2025: a leap sixth; 2026: none. By the Hong Kong Observatory's conversion tables.
test.each([
  [2033, 11],
  [2025, 6],
  [2026, 0],
  [1984, 10],
])('the month doubled in %i is %i', (year, leap) => {
  expect(lunarYears[year - 1849]!.leap).toBe(leap)
})

test('codes are read as they were packed, 74 at most, and a code without a character is refused', () => {
  const codes = Array.from({ length: 80 }, (_, i) => `code ${i}`)
  expect(codesOfPacked(packedCodesOf(codes.slice(0, 74), codes), codes)).toEqual(codes.slice(0, 74))
  expect(packedCodesOf(codes.slice(0, 74), codes)).not.toMatch(/['"|]/)
  expect(() => packedCodesOf(['code 74'], codes)).toThrow(RangeError)
  expect(() => packedCodesOf(['another'], codes)).toThrow(RangeError)
})
