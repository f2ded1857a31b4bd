import { expect, test } from 'vitest'
import { parseClockTime } from '#app/features/birth-form/draft/parse-typed-birth.ts'

const read = (text: string) => {
  const parts = parseClockTime(text)
  return parts && `${parts.hour.padStart(2, '0')}:${parts.minute}`
}

// Day-part words have their everyday meaning; 12 am is 0:00 and 12 pm is 12:00, as in CLDR.
test.each([
  ['2:30pm', '14:30'],
  ['2:30 PM', '14:30'],
  ['2.30 p.m.', '14:30'],
  ['12:05am', '00:05'],
  ['12:05pm', '12:05'],
  ['2pm', '14:00'],
  ['2:30am', '02:30'],
  ['14:30', '14:30'],
  ['14:30pm', '14:30'],
  ['１４：３０', '14:30'],
  ['下午２：３０', '14:30'],
  ['下午2点半', '14:30'],
  ['下午2點30分', '14:30'],
  ['下午12:30', '12:30'],
  ['上午8:30', '08:30'],
  ['早上7点', '07:00'],
  ['凌晨2:30', '02:30'],
  ['凌晨12:30', '00:30'],
  ['中午12:10', '12:10'],
  ['中午1:10', '13:10'],
  ['傍晚6点20分', '18:20'],
  ['晚上 8:15', '20:15'],
  ['晚上20:15', '20:15'],
  ['14时30分', '14:30'],
])('parses %s as %s', (text, time) => {
  expect(read(text)).toBe(time)
})

test.each(['晚上12:00', '上午12点', '晚上2:30', '14:30am', '中午8点', '下午', '2:3pm', 'am 2:30 pm', '半夜 2:30', '辰时', '8'])(
  'refuses the ambiguous or impossible time %s',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)
