import { expect, test } from 'vitest'
import { parseYear } from '#app/features/birth-form/draft/parse-typed-birth.ts'

test.each([
  ['1990', 1990],
  ['90', 1990],
  ['26', 2026],
  ['27', 1927],
  ['05', 2005],
  ['１９９０', 1990],
  ['1990年', 1990],
  ['民國74', 1985],
  ['民国74年', 1985],
  ['民國 105', 2016],
  ['民國元年', 1912],
  ['民74', 1985],
  ['199', undefined],
  ['9', undefined],
  ['民國', undefined],
  ['abcd', undefined],
  ['', undefined],
])('parses in 2026 the year %s as %s', (text, year) => {
  expect(parseYear(text, 2026)).toBe(year)
})
