import { expect, test } from 'vitest'
import * as almanac from '#almanac/index.ts'
import { castChart } from '#bazi/index.ts'
import * as birth from '#birth/index.ts'
import * as places from '#places/index.ts'
import { findBestDays } from '#readings/daily/best-days.ts'
import { rateDays } from '#readings/daily/index.ts'

/* From a typed birth to a chart's day: each function refuses invalid input and names the wrong field. */

const bad = (value: unknown): never => value as never

const valid = {
  birthday: '1990-05-15 08:30:00',
  hour_unknown: false,
  zone: 'Asia/Shanghai',
  disambiguation: 'compatible',
  lng: 121.4737,
  lat: 31.2304,
  gender: '1',
  zi: '23',
  solar_time: true,
} as const
const settled = birth.resolveBirth(valid)
const chart = castChart(birth.toBirthInput(settled))
const time = { local: '1990-05-15T08:30:00', zone: 'Asia/Shanghai' }
const [from, to] = [
  { year: 2026, month: 11, day: 1 },
  { year: 2026, month: 11, day: 30 },
]

test.each<[name: string, field: string, call: () => unknown]>([
  ['almanacOf', 'date', () => almanac.almanacOf(bad(null))],
  ['almanacOf', 'date', () => almanac.almanacOf(bad({ year: '2026', month: 1, day: 1 }))],
  ['almanacHoursOf', 'day', () => almanac.almanacHoursOf(bad(null))],
  ['dayListsOf', 'month', () => almanac.dayListsOf(bad('jia'), chart.pillars.day)],
  ['dayListsOf', 'day', () => almanac.dayListsOf('zi', bad({}))],
  ['solarTermsOf', 'year', () => almanac.solarTermsOf(Number.NaN)],
  ['bestDays', 'purpose', () => findBestDays(chart, bad('x'), from, to)],
  ['bestDays', 'purpose', () => findBestDays(chart, bad('toString'), from, to)],
  ['bestDays', 'source', () => findBestDays(bad(null), 'moving', from, to)],
  ['daysOf', 'from', () => rateDays(chart, bad(null), to)],
  ['daysOf', 'to', () => rateDays(chart, from, bad(undefined))],
  ['toBirthInput', 'birth', () => birth.toBirthInput(bad(null))],
  ['toBirthInput', 'birthday', () => birth.toBirthInput(bad({ ...settled, birthday: 7 }))],
  ['toBirthInput', 'gender', () => birth.toBirthInput({ ...settled, gender: bad('male') })],
  ['toBirthInput', 'offsetSeconds', () => birth.toBirthInput({ ...settled, offset_seconds: Number.NaN })],
  ['toBirthInput', 'disambiguation', () => birth.toBirthInput({ ...settled, disambiguation: bad('x') })],
  ['computeGanzhiColumns', 'birth', () => birth.computeGanzhiColumns(bad(undefined))],
  ['resolveBirth', 'birth', () => birth.resolveBirth(bad(null))],
  ['resolveBirth', 'birthday', () => birth.resolveBirth(bad({ ...valid, birthday: undefined, hour_unknown: true }))],
  ['resolveBirth', 'local', () => birth.resolveBirth({ ...valid, birthday: '1990-02-30 08:30:00' })],
  ['resolveBirth', 'zone', () => birth.resolveBirth({ ...valid, zone: bad(undefined) })],
  ['resolveBirth', 'disambiguation', () => birth.resolveBirth({ ...valid, disambiguation: bad('sooner') })],
  ['classifyClockTime', 'birth', () => birth.classifyClockTime(bad(null))],
  ['listUnchosenReadings', 'birth', () => birth.listUnchosenReadings(bad(null))],
  ['getChosenReading', 'birthday', () => birth.getChosenReading(bad({}))],
  ['findClockChange', 'local', () => birth.findClockChange(bad(null), 'Asia/Shanghai')],
  ['findClockChange', 'zone', () => birth.findClockChange(time.local, bad(null))],
  ['resolveCivilTime', 'local', () => places.resolveCivilTime({ ...time, local: bad(undefined) })],
  ['resolveCivilTime', 'zone', () => places.resolveCivilTime({ ...time, zone: 'Mars/Base' })],
  ['readingsOf', 'local', () => places.readingsOf({ ...time, local: '1990-05-15' })],
  ['clocksOf', 'zone', () => places.clocksOf({ ...time, zone: bad(7) })],
  ['isDstAt', 'utc', () => places.isDstAt('Asia/Shanghai', bad(undefined))],
  ['offsetSecondsAt', 'zone', () => places.offsetSecondsAt('x', 0)],
  ['offsetSecondsAt', 'utcMs', () => places.offsetSecondsAt('Asia/Shanghai', Number.NaN)],
  ['utcOf', 'local', () => places.utcOf(bad(null), 0)],
  ['utcOf', 'offsetSeconds', () => places.utcOf(time.local, 1e9)],
  ['wallClockAt', 'utc', () => places.wallClockAt('now', 0)],
  ['wallClockAt', 'offsetSeconds', () => places.wallClockAt('2026-01-01T00:00:00Z', bad(undefined))],
  ['wallMsOf', 'local', () => places.wallMsOf(bad({}))],
])('%s refuses invalid input and names the field: %s', (_name, field, call) => {
  expect(call).toThrow(RangeError)
  expect(call).toThrow(expect.objectContaining({ field }))
})

test('searchPlaces refuses a query that is no text', async () => {
  await expect(places.searchPlaces(bad(null))).rejects.toMatchObject({ field: 'query' })
})
