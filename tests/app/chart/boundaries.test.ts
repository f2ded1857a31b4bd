import { expect, test } from 'vitest'
import { castChart, receiptOf } from '#bazi/index.ts'
import { boundariesOf } from '#app/features/chart/boundaries.ts'
import { castInputOf } from '#device/cast-input.ts'
import type { Profile } from '#device/archives.ts'
import { shanghai } from './births.ts'

function near(born: Partial<Profile>) {
  const chart = castChart(castInputOf({ ...shanghai, offset_seconds: 28_800, ...born }))
  return boundariesOf(chart, receiptOf(chart)).map(({ kind, pillars, ...rest }) => ({
    kind, pillars, seconds: 'seconds' in rest ? rest.seconds : undefined, isPast: 'isPast' in rest ? rest.isPast : undefined,
  }))
}

// 立春 2024: 4 February 16:27:07 in UTC+8 (Purple Mountain Observatory to the minute; the engine says :08).
test('a birth in the minute of 立春 is close to another year and month', () => {
  expect(near({ birthday: '2024-02-04 16:27:00' })).toEqual([{ kind: 'jie', pillars: ['year', 'month'], seconds: 8, isPast: false }])
  expect(near({ birthday: '2024-02-04 16:29:00' })).toEqual([{ kind: 'jie', pillars: ['year', 'month'], seconds: 112, isPast: true }])
})

test('three minutes away nothing is said', () => {
  expect(near({ birthday: '2024-02-04 16:31:00' })).toEqual([])
})

test('the day is at stake at 23:00 and only there, and only if it changes at 23:00', () => {
  const clock = { solar_time: false } as const
  expect(near({ ...clock, birthday: '2024-03-10 23:01:00' })).toEqual([{ kind: 'hour', pillars: ['day', 'hour'], seconds: 60, isPast: true }])
  expect(near({ ...clock, birthday: '2024-03-10 22:59:00' })).toEqual([{ kind: 'hour', pillars: ['day', 'hour'], seconds: 60, isPast: false }])
  expect(near({ ...clock, zi: '24', birthday: '2024-03-10 22:59:00' })).toEqual([{ kind: 'hour', pillars: ['hour'], seconds: 60, isPast: false }])
  expect(near({ ...clock, zi: '24', birthday: '2024-03-11 00:01:00' })).toEqual([{ kind: 'midnight', pillars: ['day'], seconds: 60, isPast: true }])
  expect(near({ ...clock, birthday: '2024-03-11 00:01:00' })).toEqual([])
  expect(near({ ...clock, birthday: '2024-03-10 09:00:00' })).toEqual([{ kind: 'hour', pillars: ['hour'], seconds: 0, isPast: true }])
})

test('with the hour unknown a jie on the very day leaves the month open', () => {
  const unknown = { hour_unknown: true, birthday: '2024-02-04 12:00:00' } as const
  expect(near(unknown)).toEqual([{ kind: 'jieDay', pillars: ['year', 'month'], seconds: undefined, isPast: undefined }])
  expect(near({ ...unknown, birthday: '2024-02-06 12:00:00' })).toEqual([])
})
