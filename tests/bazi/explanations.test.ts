import { describe, expect, test } from 'vitest'
import type { BirthInput, Difference, Explanation } from '#bazi/index.ts'
import { BadInput, castChart, explainDifference, schoolOf } from '#bazi/index.ts'
import { clocksOf } from '#places/index.ts'
import type { ExplanationCase } from './explanation-cases.ts'
import { explanationCases, lunarCalendar, MISTAKES } from './explanation-cases.ts'

const cases = explanationCases()
const isOfLuck = ({ truth }: ExplanationCase) => truth.some((one) => one.startsWith('luck-'))
const setOf = (differences: readonly Difference[]) => differences.toSorted().join(' ')

function explained({ birth, zone, pillars, luck }: ExplanationCase, isLuckTold: boolean): readonly Explanation[] {
  return explainDifference(birth, pillars, clocksOf({ local: birth.local, zone }), { lunar: lunarCalendar, ...(isLuckTold && { luck }) })
}

/** Place of the truth among the readings; −1: it is none of them. Beijing time that is the zone's standard time is named by that. */
function placeOf({ truth }: ExplanationCase, found: readonly Explanation[]): number {
  const names = [setOf(truth), setOf(truth.map((one) => (one === 'clock-beijing' ? 'clock-standard' : one)))]
  return found.findIndex(({ differences }) => names.includes(setOf(differences)))
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

describe('charts that another program makes from a known mistake or by a known school', () => {
  test('show every difference there is, with and without a second one, in more than 266 cases', () => {
    const shown = new Set(cases.flatMap(({ truth }) => truth))
    // An offset's seconds turn no pillar of theirs: that one has a test of its own.
    expect([...shown, 'offset-in-minutes'].toSorted()).toEqual(Object.keys(MISTAKES).toSorted())
    expect(cases.length).toBe(497)
    expect(cases.filter((one) => !isOfLuck(one)).length).toBe(417)
    expect(cases.filter(({ truth }) => truth.length === 2).length).toBeGreaterThan(100)
  })

  test.each([
    ['pillars alone', false, 387],
    ['pillars and luck', true, 485],
  ] as const)('are all explained by it: %s', (_name, isLuckTold, amongTwo) => {
    const told = isLuckTold ? cases : cases.filter((one) => !isOfLuck(one))
    const found = told.map((one) => explained(one, isLuckTold))
    const places = told.map((one, i) => placeOf(one, found[i]!))
    expect(told.filter((_, i) => places[i] === -1).map(({ id, truth }) => `${id} ${setOf(truth)}`)).toEqual([])
    expect(places.filter((place) => place <= 1).length).toBeGreaterThanOrEqual(amongTwo)
    // How many other readings stand beside the true one.
    expect(meanOf(found.map(({ length }) => length - 1))).toBeLessThanOrEqual(isLuckTold ? 0.5 : 1.2)
  })

  test('are ranked: an hour told wrongly stands behind every rule that gives the same', () => {
    for (const one of cases) {
      const hours = explained(one, false).map(({ hours: off }) => off !== null)
      expect(hours.toSorted(), one.id).toEqual(hours)
    }
  })
})

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
const textsOf = (birth: BirthInput) => Object.values(castChart(birth).pillars).map((pillar) => pillar?.ganzhi ?? null)
const firstOf = (birth: BirthInput, elsewhere: readonly (string | null)[], told = {}) => explainDifference(birth, elsewhere, [], told)[0]!

describe('what could be set to agree', () => {
  test.each<[Partial<BirthInput>, readonly (string | null)[], object | null]>([
    [{ local: '1990-05-15T09:30:00', utc: '1990-05-15T00:30:00Z' }, ['庚午', '辛巳', '庚辰', '辛巳'], { solarTime: false }],
    [
      { local: '1990-05-15T23:30:00', utc: '1990-05-15T14:30:00Z', solarTime: false },
      ['庚午', '辛巳', '庚辰', '戊子'],
      { zi: '24', school: { lateHour: undefined } },
    ],
    [
      { local: '1990-05-15T23:30:00', utc: '1990-05-15T14:30:00Z', solarTime: false },
      ['庚午', '辛巳', '庚辰', '丙子'],
      { zi: '24', school: { lateHour: 'kept-day' } },
    ],
    [
      { local: '1990-02-01T12:00:00', utc: '1990-02-01T04:00:00Z', offsetSeconds: 28_800 },
      ['庚午', '丁丑', '丁酉', '丙午'],
      { school: { yearName: 'lunar-new-year' } },
    ],
    [{}, ['庚午', '辛巳', '庚辰', '壬午'], null],
    [{}, ['庚午', '辛巳', '庚辰', '庚辰'], null],
  ])('%#', (birth, elsewhere, change) => {
    expect(firstOf({ ...shanghai, ...birth }, elsewhere).change).toEqual(change)
  })

  test('an archive that is so changed agrees', () => {
    let agree = 0
    for (const { birth, pillars, zone, truth } of cases) {
      if (truth.length > 1 || !['civil-clock', 'solar-clock', 'zi-23', 'zi-24'].includes(truth[0]!)) continue
      const { change } = explainDifference(birth, pillars, clocksOf({ local: birth.local, zone }))[0]!
      if (change === null) continue
      agree++
      expect(textsOf({ ...birth, ...change, school: schoolOf(change.school ?? {}) })).toEqual(pillars)
    }
    expect(agree).toBeGreaterThan(40)
  })

  test('is nothing for the date, and it says so by the calendar that the caller brings', () => {
    // 15 May 1990 is the 21st of the fourth month: 21 April 1990.
    const lunar = ['庚午', '庚辰', '丙辰', '壬辰']
    expect(explainDifference(shanghai, lunar)).toEqual([])
    expect(firstOf(shanghai, lunar, { lunar: lunarCalendar })).toMatchObject({ differences: ['lunar-as-solar'], change: null })
  })
})

test('an hour off says by how many, a longitude between which ones', () => {
  const found = explainDifference(shanghai, ['庚午', '辛巳', '庚辰', '辛巳'])
  expect(found.map(({ differences, hours }) => [differences.join(), hours])).toEqual([
    ['other-longitude', null],
    ['hour-later', 2],
  ])
  const { from, to } = found[0]!.longitudes!
  // 7:39:35 on the solar clock there; 9:00 is 20.1° farther east.
  expect([Math.round(from * 10) / 10, Math.round(to * 10) / 10]).toEqual([141.6, 165])
})

test('an offset of local mean time without its seconds is told by name', () => {
  // Shanghai kept 8:05:43 until 1901; 8:06 is 17 s earlier, and 9:00 on the solar clock lies between.
  const own: BirthInput = { ...shanghai, offsetSeconds: 29_143, local: '1890-05-15T08:56:12', utc: '1890-05-15T00:50:29Z' }
  const minutes: BirthInput = { ...own, offsetSeconds: 29_160, utc: '1890-05-15T00:50:12Z' }
  expect([castChart(own).trueSolar.slice(11), castChart(minutes).trueSolar.slice(11)]).toEqual(['09:00:14', '08:59:57'])
  expect(explainDifference(own, textsOf(minutes)).map(({ differences }) => differences.join())).toContain('offset-in-minutes')
})

test('luck told decides between readings, and what fits it is said to', () => {
  const later = castChart({ ...shanghai, local: '1990-05-15T10:30:00', utc: '1990-05-15T01:30:00Z' })
  const { years, months, days, pillars } = later.luck
  const luck = { years, months, days, pillars: pillars.map(({ ganzhi }) => ganzhi) }
  const told = { luck }
  expect(explainDifference(shanghai, ['庚午', '辛巳', '庚辰', '辛巳'], [], told).map((one) => [one.differences.join(), one.luck])).toEqual([
    ['hour-later', 'fits'],
    // Luck from a solar clock that far east is about two hours less, too.
    ['other-longitude,jie-by-solar-clock', 'fits'],
  ])
  const wrong = { luck: { ...luck, pillars: ['甲子'] } }
  expect(explainDifference(shanghai, ['庚午', '辛巳', '庚辰', '辛巳'], [], wrong).map((one) => one.luck)).toEqual(['differs', 'differs'])
})

test.each([{ years: -1 }, { years: 1.5 }, { pillars: ['甲丑'] }, { pillars: '甲子' }, null])('what is no luck is refused: %j', (luck) => {
  expect(() => explainDifference(shanghai, ['庚午', '辛巳', '庚辰', '庚辰'], [], { luck } as never)).toThrow(BadInput)
})
