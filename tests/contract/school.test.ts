import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { SCHOOL_SWITCHES, schoolOf } from '#bazi/index.ts'
import { archive, archiveInput, archiveUpdate } from '#contract/archive.ts'
import { fieldErrorsOf } from '#contract/fields.ts'
import { school } from '#contract/school.ts'

const input = {
  archive_id: '0192f3a0-0000-7000-8000-000000000000',
  user_name: '林知远',
  gender: '1',
  birthday: '1990-05-15 08:30:00',
  place_name: '上海',
  lat: 31.23,
  lng: 121.47,
  zone: 'Asia/Shanghai',
}

function errorsOf(chosen: unknown) {
  const result = z.safeParse(archiveInput, { ...input, school: chosen })
  return result.success ? [] : fieldErrorsOf(result.error)
}

test("the contract's switches are exactly the engine's", () => {
  const switches = Object.entries(school.shape).flatMap(([key, { _zod }]) => [..._zod.values].map((value) => `${key}:${String(value)}`))
  expect(switches.filter((one) => !one.endsWith('undefined')).toSorted()).toEqual(SCHOOL_SWITCHES.toSorted())
})

test('a school has one canonical order, here and in the engine', () => {
  const chosen = {
    yearName: 'lunar-new-year',
    yangren: 'after-lushen',
    tianyi: 'jia-wu',
    luckFrom: 'days',
    lateHour: 'kept-day',
    hidden: 'command-days',
  }
  expect(JSON.stringify(z.parse(school, chosen))).toBe(JSON.stringify(schoolOf(chosen)))
})

test('an omitted school is the built-in one, or unchanged in edits', () => {
  expect(z.parse(archiveInput, input).school).toEqual({})
  expect(z.parse(archiveUpdate, { ...input, base_version: 1 })).not.toHaveProperty('school')
  expect(z.parse(archive.shape.school, undefined)).toEqual({})
})

test.each([
  [{ sect: 1 }, 'school', 'enum'],
  [{ toString: 'days' }, 'school', 'enum'],
  [{ tianyi: 'days' }, 'school.tianyi', 'enum'],
  [{ luckFrom: 3 }, 'school.luckFrom', 'enum'],
  [{ luckFrom: null }, 'school.luckFrom', 'enum'],
  [null, 'school', 'type'],
  ['lateHour=kept-day', 'school', 'type'],
  [[], 'school', 'type'],
])('refuses the school %j at %s', (chosen, field, rule) => {
  expect(errorsOf(chosen).map((error) => [error.field, error.rule])).toEqual([[field, rule]])
})
