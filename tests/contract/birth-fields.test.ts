import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { archiveInput, normalizeCivilTime } from '#contract/archive.ts'
import { fieldErrorsOf, widthOf } from '#contract/fields.ts'

const good = {
  archive_id: '0192f3a0-0000-7000-8000-000000000000',
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  place_name: '上海',
  lat: 31.23,
  lng: 121.47,
  zone: 'Asia/Shanghai',
}

function errorsOf(change: Record<string, unknown>) {
  const result = z.safeParse(archiveInput, { ...good, ...change })
  return result.success ? [] : fieldErrorsOf(result.error)
}

test('a Chinese character counts as two', () => {
  expect(widthOf('林a')).toBe(3)
  expect(errorsOf({ user_name: '名'.repeat(20) })).toEqual([])
  expect(errorsOf({ user_name: '名'.repeat(21) })).toEqual([{ field: 'user_name', rule: 'max', limit: '40' }])
})

test.each([
  ['user_name', '   ', 'whitespace'],
  ['user_name', '\u200b\u2060\ufeff', 'whitespace'],
  ['user_name', '\u3164', 'whitespace'],
  ['user_name', undefined, 'required'],
  ['user_name', '<b>x</b>', 'noMarkup'],
  ['gender', '2', 'enum'],
  ['birthday', '1990-02-30 08:00:00', 'date'],
  ['birthday', '1899-12-31 23:59:59', 'birthRange'],
  ['birthday', '2101-01-01 00:00:00', 'birthRange'],
  ['lng', Number.NaN, 'number'],
  ['lng', 181, 'range'],
  ['zone', undefined, 'required'],
  ['archive_id', '../1', 'pattern'],
])('%s = %s violates the rule %3$s', (field, value, rule) => {
  expect(errorsOf({ [field]: value }).map((error) => [error.field, error.rule])).toEqual([[field, rule]])
})

test('form bodies contain numbers and flags as text', () => {
  const parsed = z.parse(archiveInput, { ...good, lat: '31.23', solar_time: '0', gender: 1 })
  expect([parsed.lat, parsed.solar_time, parsed.gender]).toEqual([31.23, false, '1'])
})

test('civilTimeOf accepts only times that exist in a calendar', () => {
  expect(normalizeCivilTime('2000-02-29 12:00')).toBe('2000-02-29 12:00:00')
  expect(normalizeCivilTime('1900-02-29 12:00')).toBeUndefined()
  expect(normalizeCivilTime('2000-01-01 24:00:00')).toBeUndefined()
})
