import { expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { BRANCHES, castChart, ganzhiOfText, receiptOf, STEMS } from '#bazi/index.ts'
import fc from '../support/seeded-fast-check.ts'

const FIRST = Date.UTC(1850, 0, 1) / 1000
const LAST = Date.UTC(2100, 11, 31, 23, 59, 59) / 1000

const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)

/** Arbitrary valid births: UTC offsets within four hours of the place's meridian, or a day away from that. */
const births = fc
  .record({
    seconds: fc.integer({ min: FIRST, max: LAST }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    lat: fc.constant(31.2),
    skew: fc.integer({ min: -14_400, max: 14_400 }),
    gender: fc.constantFrom('male' as const, 'female' as const),
    zi: fc.constantFrom('23' as const, '24' as const),
    solarTime: fc.boolean(),
    hourUnknown: fc.boolean(),
  })
  .map(({ seconds, skew, ...rest }): BirthInput => {
    const offsetSeconds = Math.max(-57_600, Math.min(57_600, Math.round(rest.lng * 240) + skew))
    return { ...rest, local: clockText(seconds), utc: `${clockText(seconds - offsetSeconds)}Z`, offsetSeconds }
  })

const runs = { numRuns: 3000 }

test('every birth of 1850–2100 has valid pillars', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const chart = castChart(birth)
      const { year, month, day, hour } = chart.pillars
      for (const pillar of [year, month, day, ...(hour === null ? [] : [hour]), ...chart.luck.pillars]) {
        expect(ganzhiOfText(pillar.ganzhi)).toMatchObject({ index: pillar.index, stem: pillar.stem, branch: pillar.branch })
      }
      expect(hour === null).toBe(birth.hourUnknown)
      expect(day.tenGod).toBeNull()
      // 五虎遁: the stem of the first month follows from the year stem.
      const monthsOn = (BRANCHES.indexOf(month.branch) + 10) % 12
      expect(STEMS.indexOf(month.stem)).toBe(((STEMS.indexOf(year.stem) % 5) * 2 + 2 + monthsOn) % 10)
    }),
    runs,
  )
})

test('birth lies between its jie, and luck starts within eleven years', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const { prevJie, nextJie, luck } = castChart(birth)
      expect(Date.parse(prevJie.utc)).toBeLessThanOrEqual(Date.parse(birth.utc))
      expect(Date.parse(nextJie.utc)).toBeGreaterThan(Date.parse(birth.utc))
      const days = (Date.parse(nextJie.utc) - Date.parse(prevJie.utc)) / 86_400_000
      expect(days).toBeGreaterThan(29.3)
      expect(days).toBeLessThan(31.6)
      expect(luck.years).toBeLessThan(11)
      expect(luck.months).toBeLessThan(12)
      expect(luck.days).toBeLessThan(30)
      expect(luck.uncertainDays).toBe(birth.hourUnknown ? 60 : 0)
      expect([...luck.pillars].map((pillar) => pillar.startDate).sort()).toEqual(luck.pillars.map((pillar) => pillar.startDate))
    }),
    runs,
  )
})

test('the solar clock is within twelve hours of the civil clock', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const apart = Date.parse(`${castChart(birth).trueSolar}Z`) - Date.parse(`${birth.local}Z`)
      expect(Math.abs(apart)).toBeLessThanOrEqual(43_200_000)
    }),
    runs,
  )
})

test('casting is deterministic and does not modify its input', () => {
  fc.assert(
    fc.property(births, (birth) => {
      const before = structuredClone(birth)
      const chart = castChart(birth)
      expect(castChart(structuredClone(birth))).toEqual(chart)
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
      expect(receiptOf(JSON.parse(JSON.stringify(chart)))).toEqual(receiptOf(chart))
      expect(birth).toEqual(before)
    }),
    { numRuns: 500 },
  )
})

test('the latitude never changes the result', () => {
  fc.assert(
    fc.property(births, fc.double({ min: -90, max: 90, noNaN: true }), (birth, lat) => {
      const { input: _input, ...chart } = castChart(birth)
      const { input: _other, ...moved } = castChart({ ...birth, lat })
      expect(moved).toEqual(chart)
    }),
    { numRuns: 500 },
  )
})

test('shared parts of a chart are frozen', () => {
  const [birth] = fc.sample(births, { numRuns: 1, seed: 1 })
  const { pillars } = castChart(birth!)
  expect([pillars.day, pillars.day.hidden, pillars.day.hidden[0], pillars.day.voids].every((part) => Object.isFrozen(part))).toBe(true)
})

test('rejects anything but a birth with the name of a field', () => {
  const field = fc.constantFrom('local', 'utc', 'offsetSeconds', 'lng', 'gender', 'zi', 'solarTime')
  fc.assert(
    fc.property(births, field, fc.anything(), (birth, key, value) => {
      try {
        castChart({ ...birth, [key]: value })
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
        expect(error).toMatchObject({ field: expect.any(String) })
      }
    }),
    runs,
  )
})
