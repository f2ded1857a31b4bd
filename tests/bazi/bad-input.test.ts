import { describe, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { BadInput, castChart } from '#bazi/index.ts'

const good: BirthInput = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: true,
}

function errorOf(input: unknown): unknown {
  try {
    castChart(input as BirthInput)
  } catch (error) {
    return error
  }
  return null
}

/** Fields of a birth at UTC+0 with this local time. */
const greenwich = (local: string) => ({ local, utc: `${local}Z`, offsetSeconds: 0 })

describe('rejects a bad field by name', () => {
  test.each<[string, string, string, Record<string, unknown>]>([
    ['a year before 1850', 'local', 'range', greenwich('1849-12-31T23:59:59')],
    ['a year after 2100', 'local', 'range', greenwich('2101-01-01T00:00:00')],
    ['month 13', 'local', 'range', greenwich('1990-13-01T00:00:00')],
    ['month 0', 'local', 'range', greenwich('1990-00-01T00:00:00')],
    ['31 June', 'local', 'range', greenwich('1990-06-31T00:00:00')],
    ['29 February 1900', 'local', 'range', greenwich('1900-02-29T00:00:00')],
    ["24 o'clock", 'local', 'range', greenwich('1990-06-30T24:00:00')],
    ['minute 60', 'local', 'range', greenwich('1990-06-30T12:60:00')],
    ['a leap second', 'local', 'range', greenwich('2016-12-31T23:59:60')],
    ['a date without time', 'local', 'format', { local: '1990-05-15' }],
    ['a space for the T', 'local', 'format', { local: '1990-05-15 08:30:00' }],
    ['an empty local', 'local', 'format', { local: '' }],
    ['no local', 'local', 'missing', { local: undefined }],
    ['a local that is a Date', 'local', 'missing', { local: new Date(0) }],
    ['no utc', 'utc', 'missing', { utc: undefined }],
    ['a utc without Z', 'utc', 'format', { utc: '1990-05-14T23:30:00' }],
    ['a utc with an offset', 'utc', 'format', { utc: '1990-05-15T08:30:00+09:00' }],
    ['a utc with half a second', 'utc', 'format', { utc: '1990-05-14T23:30:00.500Z' }],
    ['a utc that does not belong to local and offset', 'utc', 'mismatch', { utc: '1990-05-14T20:30:00Z' }],
    ['an hour off, said to be no gap', 'utc', 'mismatch', { utc: '1990-05-14T22:30:00Z', kind: 'normal' }],
    ['an hour off, said to be shown twice', 'utc', 'mismatch', { utc: '1990-05-14T22:30:00Z', kind: 'overlap' }],
    ['a forgotten hour of daylight saving', 'utc', 'mismatch', { utc: '1990-05-14T22:30:00Z' }],
    ['a second off', 'utc', 'mismatch', { utc: '1990-05-14T23:30:01Z' }],
    ['a day off', 'utc', 'mismatch', { utc: '1990-05-13T23:30:00Z' }],
    ['three hours off, said to be a gap', 'utc', 'mismatch', { utc: '1990-05-14T20:30:00Z', kind: 'gap' }],
    ['noon for an unknown hour, but not of its clock', 'utc', 'mismatch', { hourUnknown: true, utc: '1990-05-15T03:00:00Z' }],
    [
      'an unknown hour three hours off, said to be a gap',
      'utc',
      'mismatch',
      { hourUnknown: true, utc: '1990-05-14T20:30:00Z', kind: 'gap' },
    ],
    ['no offset', 'offsetSeconds', 'missing', { offsetSeconds: undefined }],
    ['an offset as text', 'offsetSeconds', 'missing', { offsetSeconds: '32400' }],
    ['an offset of NaN', 'offsetSeconds', 'range', { offsetSeconds: Number.NaN }],
    ['an offset of a day', 'offsetSeconds', 'range', { offsetSeconds: 86_400 }],
    ['half a second of offset', 'offsetSeconds', 'format', { offsetSeconds: 32400.5 }],
    ['a longitude of NaN', 'lng', 'range', { lng: Number.NaN }],
    ['an infinite longitude', 'lng', 'range', { lng: Number.POSITIVE_INFINITY }],
    ['a longitude beyond 180', 'lng', 'range', { lng: 180.01 }],
    ['no longitude', 'lng', 'missing', { lng: undefined }],
    ['a latitude of NaN', 'lat', 'range', { lat: Number.NaN }],
    ['a latitude beyond 90', 'lat', 'range', { lat: -91 }],
    ['another gender', 'gender', 'format', { gender: '1' }],
    ['another zi rule', 'zi', 'format', { zi: 23 }],
    ['a solarTime that is no boolean', 'solarTime', 'format', { solarTime: 'true' }],
    ['an hourUnknown that is no boolean', 'hourUnknown', 'format', { hourUnknown: 1 }],
    ['another kind', 'kind', 'format', { kind: 'fold' }],
  ])('%s', (_name, field, reason, change) => {
    const error = errorOf({ ...good, ...change })
    expect(error).toBeInstanceOf(BadInput)
    expect(error).toBeInstanceOf(RangeError)
    expect(error).toMatchObject({ name: 'BadInput', field, reason })
  })

  test.each([[null], [undefined], ['1990']])('rejects %s in place of an input', (input) => {
    expect(errorOf(input)).toMatchObject({ name: 'BadInput', field: expect.any(String) })
  })
})

test('casts the first and last second of the range in every zone', () => {
  for (const local of ['1850-01-01T00:00:00', '2100-12-31T23:59:59']) {
    for (const offsetSeconds of [-57_362, 0, 50_400]) {
      const utc = new Date(Date.parse(`${local}Z`) - offsetSeconds * 1000).toISOString()
      expect(errorOf({ ...good, local, utc, offsetSeconds, lng: offsetSeconds / 400 })).toBeNull()
    }
  }
})

test('casts a skipped time only when marked as a gap', () => {
  const skipped = { ...good, local: '1986-04-27T02:44:07', utc: '1986-04-27T06:44:07Z', offsetSeconds: -18_000, lng: -79.3832 }
  const gap = { ...skipped, kind: 'gap' } as const
  expect(castChart({ ...gap, solarTime: false }).pillars.hour!.branch).toBe('chou')
  expect(castChart(gap).input.local).toBe('1986-04-27T02:44:07')
  expect(errorOf(skipped)).toMatchObject({ field: 'utc', reason: 'mismatch' })
})

test('casts a skipped date only when marked as a gap', () => {
  // Samoa had no 30 December 2011: its clock changed from UTC−10 to UTC+14. The 31st is JDN 2455927: 庚申.
  const skipped = { ...good, local: '2011-12-30T12:00:00', utc: '2011-12-30T22:00:00Z', offsetSeconds: 50_400, lng: -171.75 }
  expect(castChart({ ...skipped, kind: 'gap' }).pillars.day.ganzhi).toBe('庚申')
  expect(castChart({ ...skipped, kind: 'gap', hourUnknown: true }).pillars.hour).toBeNull()
  expect(errorOf(skipped)).toMatchObject({ field: 'utc', reason: 'mismatch' })
})

test('accepts a missing latitude, which the chart does not use', () => {
  expect(errorOf({ ...good, lat: null })).toBeNull()
})

test('drops unknown fields of the input', () => {
  const chart = castChart({ ...good, nickname: 'x' } as BirthInput)
  expect(Object.keys(chart.input)).not.toContain('nickname')
})
