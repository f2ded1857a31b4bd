import { expect, test } from 'vitest'
import { isZoneUncertain, zoneAltOf } from '#places/index.ts'
import { loadGazetteer } from '#places/load-table.ts'
import { placeOfRow } from '#places/place.ts'

const shanghai = { lat: 31.2304, lng: 121.4737, zone: 'Asia/Shanghai' }
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

// Reference: the gazetteer's regions; 134 of its places with the official zone are in Xinjiang.
test('only places in Xinjiang have a second clock', async () => {
  const table = await loadGazetteer()
  const places = Array.from({ length: table.rows }, (_, row) => placeOfRow(table, row))
  const xinjiang = places.filter(({ country, admin, name }) => country.en_US === 'China' && (admin.zh_CN || name.zh_CN).startsWith('新疆'))
  expect(xinjiang).toHaveLength(134)
  const second = places.filter((place) => zoneAltOf(place) !== undefined)
  expect(second.map(({ id }) => id)).toEqual(xinjiang.map(({ id }) => id))
  expect(new Set(second.map((place) => zoneAltOf(place)))).toEqual(new Set(['Asia/Urumqi']))
  expect(places.filter(({ zoneAlt }) => zoneAlt !== undefined)).toEqual(second)
})

test.each([
  ['a village near Kashgar written by its coordinates', { lat: 39.4, lng: 76.1, zone: 'Asia/Shanghai' }, 'Asia/Urumqi'],
  ['Xinjiang time itself, which has been chosen', { lat: 39.4, lng: 76.1, zone: 'Asia/Urumqi' }, undefined],
  ['Almaty', { lat: 43.25, lng: 76.95, zone: 'Asia/Almaty' }, undefined],
  ['Lhasa', { lat: 29.65, lng: 91.1, zone: 'Asia/Shanghai' }, undefined],
  ['Dunhuang, an hour from the border', { lat: 40.14, lng: 94.66, zone: 'Asia/Shanghai' }, undefined],
  ['Mangya, at the border', { lat: 38.25, lng: 90.86, zone: 'Asia/Shanghai' }, undefined],
])('the second clock of %s', (_name, place, zone) => expect(zoneAltOf(place)).toBe(zone))
