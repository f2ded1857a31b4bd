import { expect, test } from 'vitest'
import { isZoneUncertain } from '#app/features/chart/zone-doubt.ts'
import { shanghai } from './births.ts'

const chengdu = { ...shanghai, lat: 30.66, lng: 104.07, birthday: '1930-06-01 08:00:00' }

test.each([
  ['inland before 1949', chengdu, true],
  ['in Shanghai itself', { ...shanghai, birthday: '1930-06-01 08:00:00' }, false],
  ['in the north-east, which had another clock again', { ...chengdu, lat: 43.9, lng: 125.3 }, true],
  ['since the mainland has one clock', { ...chengdu, birthday: '1949-10-01 00:00:00' }, false],
  ['on the last day before', { ...chengdu, birthday: '1949-09-30 23:59:00' }, true],
  ['where the zone has a history of its own', { ...chengdu, zone: 'Asia/Taipei', lat: 25.03, lng: 121.57 }, false],
])('the zone of a birth %s is marked as uncertain or not', (_name, birth, isUncertain) => {
  expect(isZoneUncertain(birth)).toBe(isUncertain)
})
