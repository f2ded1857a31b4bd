import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lunarYearTable } from '#almanac/lunar-years.ts'
import { unpackCodes, packCodes } from '#almanac/packed-codes.ts'
import { lunarNewYearDay } from '#bazi/lunar-new-year.ts'
import { generateDayListsSource } from '#build/day-lists.ts'
import { generateLunarYearsSource } from '#build/lunar-years.ts'

const committed = (name: string) => readFileSync(new URL(`../../src/almanac/data/${name}.ts`, import.meta.url), 'utf8')

test('the committed day lists equal the output of their script', () => {
  expect(committed('day-lists')).toBe(generateDayListsSource())
})

test('the committed lunar years equal the output of their script', () => {
  expect(committed('lunar-years')).toBe(generateLunarYearsSource())
})

test('each lunar year begins on the engine’s lunar New Year', () => {
  const years = Array.from({ length: 251 }, (_, i) => 1850 + i)
  expect(years.map((year) => lunarYearTable[year - 1849]!.firstDay)).toEqual(years.map(lunarNewYearDay))
})

// Leap months in the Hong Kong Observatory's conversion tables: 2033 the eleventh, 2025 the sixth, 2026 none.
test.each([
  [2033, 11],
  [2025, 6],
  [2026, 0],
  [1984, 10],
])('the leap month of %i is %i', (year, leap) => {
  expect(lunarYearTable[year - 1849]!.leap).toBe(leap)
})

test('unpacks 74 codes and rejects codes without a character', () => {
  const codes = Array.from({ length: 80 }, (_, i) => `code ${i}`)
  expect(unpackCodes(packCodes(codes.slice(0, 74), codes), codes)).toEqual(codes.slice(0, 74))
  expect(packCodes(codes.slice(0, 74), codes)).not.toMatch(/['"|]/)
  expect(() => packCodes(['code 74'], codes)).toThrow(RangeError)
  expect(() => packCodes(['another'], codes)).toThrow(RangeError)
})
