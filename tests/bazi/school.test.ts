import { ChildLimit, DefaultChildLimitProvider, Gender, LunarSect1ChildLimitProvider, SolarTime } from 'tyme4ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { BirthInput, School } from '#bazi/index.ts'
import {
  findAlternatives,
  analyseChart,
  BadInput,
  BRANCH_HAN,
  castChart,
  certaintyOf,
  commandOf,
  explainDifference,
  ganzhiOfText,
  isDefaultSchool,
  isStarFrom,
  jieAround,
  jointLayersAt,
  otherSchoolsOf,
  pillarTextsOf,
  SCHOOL_SWITCHES,
  schoolOf,
  scoreDay,
  SIXTY,
  STEM_HAN,
} from '#bazi/index.ts'
import { clockNumbersOf } from '../bench/tyme-chart.ts'
import { certaintyBirths } from './certainty-births.ts'
import { computeBruteForceCertainty } from './certainty-brute.ts'
import { randomBirths } from './random-births.ts'
import { birthOfCase, publishedCases, sharedCases } from './vectors.ts'

const births = randomBirths(3000, 1130)
const by = (input: BirthInput, school: School) => castChart({ ...input, school })
const textsOf = (input: BirthInput) => Object.values(pillarTextsOf(castChart(input)))
const schools = SCHOOL_SWITCHES.map((one) => Object.fromEntries([one.split(':')]) as School)

const EVENING: BirthInput = {
  local: '2000-01-01T23:30:00',
  utc: '2000-01-01T15:30:00Z',
  offsetSeconds: 28_800,
  lng: 120,
  lat: 30,
  gender: 'male',
  zi: '24',
  solarTime: false,
}

describe('the default school', () => {
  test('gives the same chart as a school without switches', () => {
    for (const { input, ...rest } of sharedCases) {
      const birth = birthOfCase({ input, ...rest })
      const plain = JSON.stringify(castChart(birth))
      expect(JSON.stringify(by(birth, {}))).toBe(plain)
      expect(JSON.stringify(by(birth, { tianyi: undefined } as unknown as School))).toBe(plain)
      expect(plain).not.toContain('school')
    }
  })

  test('is recognised by isDefaultSchool', () => {
    expect(isDefaultSchool()).toBe(true)
    expect(isDefaultSchool({})).toBe(true)
    expect(schools.map((school) => isDefaultSchool(school))).toEqual(SCHOOL_SWITCHES.map(() => false))
  })
})

describe('a school', () => {
  test('is recorded in the chart in a fixed order', () => {
    const [a, b] = [by(EVENING, { tianyi: 'jia-wu', luckFrom: 'days' }), by(EVENING, { luckFrom: 'days', tianyi: 'jia-wu' })]
    expect(a.input.school).toEqual({ luckFrom: 'days', tianyi: 'jia-wu' })
    expect(JSON.stringify(a)).toBe(JSON.stringify(b))
  })

  test.each([
    ['school', null],
    ['school', '24'],
    ['school.sect', { sect: 1 }],
    ['school.toString', { toString: 'days' }],
    ['school.tianyi', { tianyi: 'days' }],
    ['school.luckFrom', { luckFrom: 3 }],
    ['school.luckFrom', { luckFrom: null }],
  ])('rejects %s by name: %j', (field, school) => {
    const refusal = { name: 'BadInput', field }
    expect(() => schoolOf(school)).toThrow(expect.objectContaining(refusal))
    expect(() => castChart({ ...EVENING, school: school as School })).toThrow(BadInput)
  })
})

describe('the late hour with the stem of the same day', () => {
  test('reproduces the published chart that the default school does not', () => {
    const { published, input } = publishedCases.find(({ id }) => id === 'p35')!
    expect(input).toMatchObject({ local: EVENING.local, gender: EVENING.gender, zi: '24' })
    expect(textsOf(EVENING)).toEqual('己卯 丙子 戊午 甲子'.split(' '))
    expect(textsOf({ ...EVENING, school: { lateHour: 'kept-day' } })).toEqual(published.pillars)
  })

  test('changes only hours after 23:00 under the midnight rule', () => {
    for (const birth of births) {
      const isLate = birth.zi === '24' && birth.local.slice(11, 13) === '23'
      const [byDefault, other] = [textsOf(birth), textsOf({ ...birth, school: { lateHour: 'kept-day' } })]
      expect(other.slice(0, 3)).toEqual(byDefault.slice(0, 3))
      expect(other[3] === byDefault[3]).toBe(!isLate)
    }
  })
})

describe('the year named from the lunar New Year', () => {
  test('equals the lunar year of tyme4ts and changes nothing else', () => {
    let others = 0
    for (const birth of births) {
      const [byDefault, other] = [castChart(birth), by(birth, { yearName: 'lunar-new-year' })]
      const [year, month, day] = clockNumbersOf(birth.local)
      const lunar = SolarTime.fromYmdHms(year, month, day, 12, 0, 0).getSolarDay().getLunarDay().getLunarMonth().getLunarYear()
      expect(other.pillars.year.ganzhi).toBe(lunar.getSixtyCycle().getName())
      expect({ ...pillarTextsOf(other), year: '' }).toEqual({ ...pillarTextsOf(byDefault), year: '' })
      expect(other.luck).toEqual(byDefault.luck)
      if (other.pillars.year.ganzhi !== byDefault.pillars.year.ganzhi) others++
    }
    expect(others).toBeGreaterThan(40)
  })

  test('gives an alternative within two minutes of its boundary', () => {
    // The lunar year 丙申 began on 8 February 2016, four days after 立春.
    const birth: BirthInput = { ...EVENING, local: '2016-02-07T23:59:00', utc: '2016-02-07T15:59:00Z', zi: '23' }
    expect(textsOf(birth)[0]).toBe('丙申')
    const input: BirthInput = { ...birth, school: { yearName: 'lunar-new-year' } }
    expect(textsOf(input)[0]).toBe('乙未')
    const found = findAlternatives(input).find(({ doubts }) => doubts.includes('lunar-new-year'))
    expect(found).toMatchObject({ seconds: 60, differs: ['year'] })
    expect(found!.chart.pillars.year.ganzhi).toBe('丙申')
    expect(findAlternatives(birth)).toEqual([])
  })
})

describe('luck', () => {
  afterAll(() => {
    ChildLimit.provider = new DefaultChildLimitProvider()
  })

  /** Whether a jie is within 120 s of a change of double-hour; such births are skipped, as the library's jie may be on the other side. */
  const isNearTurn = (ms: number) => {
    const civil = ms / 1000 + 28_800
    const isNear = (period: number, phase: number) => Math.abs(((((civil - phase) % period) + 1.5 * period) % period) - period / 2) <= 120
    return isNear(7200, 3600) || isNear(86_400, 0)
  }

  test('from double-hours equals tyme4ts with the same method', () => {
    ChildLimit.provider = new LunarSect1ChildLimitProvider()
    let compared = 0
    for (const birth of births) {
      const { prevJie, nextJie } = jieAround(birth.utc)
      const isNearJie = Math.min(...[prevJie, nextJie].map(({ utc }) => Math.abs(Date.parse(utc) - Date.parse(birth.utc)))) <= 120_000
      const { luck } = by(birth, { luckFrom: 'double-hours' })
      if (isNearJie || isNearTurn(Date.parse((luck.forward ? nextJie : prevJie).utc))) continue
      const time = SolarTime.fromYmdHms(...clockNumbersOf(birth.local))
      const limit = ChildLimit.fromSolarTime(time, birth.gender === 'male' ? Gender.MAN : Gender.WOMAN)
      const theirs = [limit.getYearCount(), limit.getMonthCount(), limit.getDayCount()]
      expect([birth.local, luck.years, luck.months, luck.days]).toEqual([birth.local, ...theirs])
      compared++
    }
    expect(compared).toBeGreaterThan(2500)
  })

  test('from days counts dates: three per year, one per four months', () => {
    const dateOf = (utc: string) => Math.floor((Date.parse(utc) + 28_800_000) / 86_400_000)
    for (const birth of births) {
      const { luck, prevJie, nextJie } = by(birth, { luckFrom: 'days' })
      const days = luck.forward ? dateOf(nextJie.utc) - dateOf(birth.utc) : dateOf(birth.utc) - dateOf(prevJie.utc)
      expect([luck.years, luck.months, luck.days]).toEqual([Math.floor(days / 3), (days % 3) * 4, 0])
    }
  })

  test('from days and double-hours equals an example by hand', () => {
    const birth: BirthInput = { ...EVENING, local: '1990-03-02T08:00:00', utc: '1990-03-02T00:00:00Z', zi: '23' }
    // Born at 08:00 on 2 March 1990. Forward to 惊蛰, 6 March 04:19: four dates later, and from 辰 to 寅 two double-hours less.
    expect(by(birth, { luckFrom: 'days' }).luck).toMatchObject({ forward: true, years: 1, months: 4, days: 0, startDate: '1991-07-02' })
    expect(by(birth, { luckFrom: 'double-hours' }).luck).toMatchObject({ years: 1, months: 3, days: 10, startDate: '1991-06-12' })
  })

  test('from days is certain despite an unknown hour', () => {
    const unknown: BirthInput = { ...EVENING, local: '1990-03-02T12:00:00', utc: '1990-03-02T04:00:00Z', hourUnknown: true }
    expect(castChart(unknown).luck.uncertainDays).toBe(60)
    expect(by(unknown, { luckFrom: 'double-hours' }).luck.uncertainDays).toBe(60)
    expect(by(unknown, { luckFrom: 'days' }).luck.uncertainDays).toBe(0)
  })
})

describe('days of command', () => {
  test('assign the points of the month to the stem in command', () => {
    for (const birth of births.slice(0, 500)) {
      const chart = by(birth, { hidden: 'command-days' })
      const { parts, changes } = analyseChart(chart)
      const month = parts.filter(({ position, isHidden }) => isHidden && position === 1)
      expect(new Set(month.map(({ stem }) => stem))).toEqual(new Set([commandOf(chart).stem]))
      const isClashed = changes.some(({ type, positions }) => type === 'clash' && positions.includes(1))
      if (!isClashed) expect(month.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(30, 9)
    }
  })

  test('divide 寅 into 戊 for seven days, 丙 for seven, 甲', () => {
    const on = (day: string) => {
      const birth: BirthInput = { ...EVENING, local: `1990-02-${day}T12:00:00`, utc: `1990-02-${day}T04:00:00Z` }
      return analyseChart(by(birth, { hidden: 'command-days' })).parts.find(({ position, isHidden }) => isHidden && position === 1)!.stem
    }
    expect(['05', '10', '13', '17', '20', '28'].map((day) => STEM_HAN[on(day)])).toEqual([...'戊戊丙丙甲甲'])
  })

  test('do not change hidden stems, stars and pairs', () => {
    const [byDefault, other] = [castChart(EVENING), by(EVENING, { hidden: 'command-days' })]
    expect({ ...other.pillars, school: undefined }).toEqual({ ...byDefault.pillars, school: undefined })
    expect(analyseChart(other).stars).toEqual(analyseChart(byDefault).stars)
  })
})

describe('stars of another school', () => {
  const placesOf = (code: 'tianyiguiren' | 'yangren', school: School) =>
    SIXTY.slice(0, 10).map((anchor) =>
      SIXTY.slice(0, 12)
        .filter((target) => isStarFrom(code, anchor, target, school))
        .map(({ branch }) => BRANCH_HAN[branch])
        .join(''),
    )

  test('place 天乙 of 甲戊 and of 庚辛 by the verse', () => {
    expect(placesOf('tianyiguiren', { tianyi: 'jia-wu' })).toEqual('丑未 子申 酉亥 酉亥 丑未 子申 寅午 寅午 卯巳 卯巳'.split(' '))
    expect(placesOf('tianyiguiren', {})[6]).toBe('丑未')
  })

  test('place 羊刃 for yang stems only, or after 禄', () => {
    expect(placesOf('yangren', { yangren: 'yang-stems' })).toEqual(['卯', '', '午', '', '午', '', '酉', '', '子', ''])
    expect(placesOf('yangren', { yangren: 'after-lushen' })).toEqual([...'卯辰午未午未酉戌子丑'])
    expect(placesOf('yangren', {})).toEqual([...'卯寅午巳午巳酉申子亥'])
  })

  test('count in the chart, the day score and the layers', () => {
    // Day 庚辰: 午 is a 天乙 of 庚 by one verse but not by the other.
    const birth = births.find((one) => castChart(one).pillars.day.ganzhi === '庚辰')!
    const [byDefault, other] = [castChart(birth), by(birth, { tianyi: 'jia-wu' })]
    const day = { dayPillar: '壬午', monthPillar: '甲子' }
    const codesOf = (chart: typeof byDefault) => scoreDay({ pillars: chart.pillars }, day).parts.map(({ code }) => code)
    expect(codesOf(byDefault)).not.toContain('tianyiguiren')
    expect(codesOf(other)).toEqual(expect.arrayContaining(['tianyiguiren']))
    expect(codesOf(byDefault)).not.toContain('tianyiguiren')
    const stars = Array.from({ length: 12 }, (_, i) => {
      const moment = { local: `2026-03-${String(i + 1).padStart(2, '0')}T12:00:00`, offsetSeconds: 28_800 }
      const { relations, pillars } = jointLayersAt(other, moment)
      const isThere = relations.some(
        ({ star, natal, layers }) => star === 'tianyiguiren' && natal.includes('day') && layers.includes('daily'),
      )
      return [pillars.daily![1], isThere]
    })
    for (const [branch, isThere] of stars) expect([branch, isThere]).toEqual([branch, '寅午'.includes(branch as string)])
  })
})

test('certainty of a chart in any school equals brute force', () => {
  const some = certaintyBirths(24, 77)
  for (const [i, birth] of some.entries()) {
    const input: BirthInput = { ...birth, school: schools[i % schools.length]! }
    const { statements, windows } = certaintyOf(castChart(input))
    const brute = computeBruteForceCertainty(input)
    expect({ input, statements, windows }).toEqual({ input, statements: brute.statements, windows: brute.windows })
  }
})

test('other schools list what each switch would change', () => {
  const others = otherSchoolsOf(castChart(EVENING))
  expect(others.map((one) => one.switch)).toEqual(SCHOOL_SWITCHES)
  expect(others[0]!.differs).toContain('hour')
  expect(others.map(({ isOn }) => isOn)).not.toContain(true)
  for (const { school, chart, differs } of others) {
    expect(chart.input.school).toEqual(school)
    expect(differs.includes('luck')).toBe(JSON.stringify(chart.luck) !== JSON.stringify(castChart(EVENING).luck))
  }
  const back = otherSchoolsOf(by(EVENING, { lateHour: 'kept-day', tianyi: 'jia-wu' })).find((one) => one.switch === 'lateHour:kept-day')!
  expect(back).toMatchObject({ isOn: true, school: { tianyi: 'jia-wu' } })
  expect(back.chart.pillars.hour!.ganzhi).toBe('甲子')
})

test('explains a difference from the chart’s own school', () => {
  const input: BirthInput = { ...EVENING, school: { lateHour: 'kept-day', yearName: 'lunar-new-year' } }
  expect(explainDifference(input, textsOf(input))[0]!.differences).toEqual([])
  expect(explainDifference(input, textsOf(EVENING)).map(({ differences }) => differences)).toContainEqual(['zi-24'])
  const spring: BirthInput = { ...input, local: '2016-02-05T12:00:00', utc: '2016-02-05T04:00:00Z' }
  expect(explainDifference(spring, textsOf({ ...spring, school: {} })).map(({ differences }) => differences)).toContainEqual(['lichun'])
  expect(ganzhiOfText(textsOf(spring)[0]!)!.ganzhi).toBe('乙未')
})
