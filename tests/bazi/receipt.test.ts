import { expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart, ENGINE_VERSION, receiptOf, RULE_SET } from '#bazi/index.ts'
import { birthOfCase, sharedCases } from './vectors.ts'

const shanghai: BirthInput = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: true,
}

test('a receipt has every step from civil time to pillars', () => {
  const receipt = receiptOf(castChart(shanghai))
  expect(receipt).toMatchObject({
    engine: ENGINE_VERSION,
    rules: RULE_SET,
    local: '1990-05-15T08:30:00',
    civil: '1990-05-15T08:30:00',
    offsetSeconds: 32400,
    utc: '1990-05-14T23:30:00Z',
    longitudeSeconds: 29153.7,
    meanSolar: '1990-05-15T07:35:54',
    wholeDays: 0,
    clockKind: 'solar',
    clock: receipt.trueSolar,
    zi: '23',
    prevJie: { name: '立夏', utc: '1990-05-05T18:35:26Z', secondsBefore: 795_274 },
    nextJie: { name: '芒种', utc: '1990-06-05T22:46:18Z', secondsAfter: 1_898_178 },
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '庚辰' },
  })
  expect(receipt.sinceDoubleHour + receipt.untilDoubleHour).toBe(7200)
})

test('names no difference when the other clock changes nothing', () => {
  expect(receiptOf(castChart(shanghai)).otherClock).toEqual({
    solarTime: false,
    zi: '23',
    clock: '1990-05-15T08:30:00',
    differs: [],
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '庚辰' },
  })
})

test('the other zi rule changes only the day of a late-zi birth', () => {
  const late = { ...shanghai, local: '1990-05-15T23:30:00', utc: '1990-05-15T14:30:00Z', solarTime: false }
  const { otherZi } = receiptOf(castChart(late))
  expect([otherZi.zi, otherZi.differs, otherZi.pillars.day]).toEqual(['24', ['day'], '庚辰'])
})

test('switching gives the chart that the receipt announced', () => {
  for (const one of sharedCases) {
    const birth = birthOfCase(one)
    const receipt = receiptOf(castChart(birth))
    const { solarTime, zi } = birth
    expect(receiptOf(castChart({ ...birth, solarTime: !solarTime })).pillars, one.id).toEqual(receipt.otherClock.pillars)
    expect(receiptOf(castChart({ ...birth, zi: zi === '23' ? '24' : '23' })).pillars, one.id).toEqual(receipt.otherZi.pillars)
  }
})

test('solar clocks beyond the date line show the local date', () => {
  const tonga = sharedCases.find((one) => one.class === 'date-line' && one.input.tz === 'Pacific/Tongatapu')!
  const receipt = receiptOf(castChart(birthOfCase(tonga)))
  expect([receipt.wholeDays, receipt.meanSolar.slice(0, 10), receipt.trueSolar.slice(0, 10)]).toEqual([1, '1995-08-23', '1995-08-23'])
})

test('an unknown hour stays unknown in every alternative', () => {
  const receipt = receiptOf(castChart({ ...shanghai, local: '1990-05-15T12:00:00', utc: '1990-05-15T03:00:00Z', hourUnknown: true }))
  expect([receipt.pillars.hour, receipt.otherClock.pillars.hour, receipt.otherZi.pillars.hour]).toEqual([null, null, null])
})
