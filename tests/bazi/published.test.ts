import { describe, expect, test } from 'vitest'
import type { BirthInput, Chart } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import type { PublishedCase } from './vectors.ts'
import { publishedCases } from './vectors.ts'

function chartOf({ input, oracle }: PublishedCase, solarTime: boolean): Chart {
  const { local, lng, gender, zi } = input
  const utc = new Date(Date.parse(`${local}Z`) - oracle.offsetSeconds * 1000).toISOString()
  const birth: BirthInput = { local, lng, lat: 0, gender, zi, solarTime, utc, offsetSeconds: oracle.offsetSeconds }
  return castChart(birth)
}

const textsOf = ({ pillars }: Chart) => [pillars.year, pillars.month, pillars.day, pillars.hour!].map((pillar) => pillar.ganzhi)

/** Compares with printed pillars, where '?' marks a character that the source does not print. */
const fits = (texts: readonly string[], printed: readonly string[]) =>
  printed.every((pillar, i) => [...pillar].every((sign, k) => sign === '?' || sign === texts[i]![k]))

test('has 36 published cases', () => {
  expect(publishedCases.length).toBe(36)
})

describe.each(publishedCases)('$id $name', (one) => {
  const { published, matches, oracle } = one
  const printed = published.pillars ?? published.partial

  test('reproduces the printed pillars under the source’s convention', () => {
    const clock = printed === null || fits(textsOf(chartOf(one, false)), printed)
    const solar = printed === null || fits(textsOf(chartOf(one, true)), printed)
    if (matches === 'clock') expect(clock).toBe(true)
    if (matches === 'solar') expect(solar).toBe(true)
    if (matches === 'both') expect([clock, solar]).toEqual([true, true])
    if (matches === 'neither') expect([clock, solar]).toEqual([false, false])
  })

  test('reproduces the printed luck and sundial time', () => {
    const { luck, trueSolar } = chartOf(one, false)
    if (published.luck !== null) expect([luck.years, luck.months, luck.days]).toEqual(published.luck)
    if (oracle.trueSolar !== null) {
      expect(Math.abs(Date.parse(`${trueSolar}Z`) - Date.parse(`${oracle.trueSolar}Z`))).toBeLessThanOrEqual(3000)
    }
    if (published.sundial?.length === 8) {
      const day = trueSolar.slice(0, 11)
      expect(Math.abs(Date.parse(`${trueSolar}Z`) - Date.parse(`${day}${published.sundial}Z`))).toBeLessThanOrEqual(5000)
    }
  })
})
