import { LunarYear, SolarDay } from 'tyme4ts'
import { describe, expect, test } from 'vitest'
import type { BirthInput, Chart, Difference } from '#bazi/index.ts'
import { almanacPillarsOf, BadInput, castChart, explainDifference, yearPillarOf } from '#bazi/index.ts'
import { clocksOf } from '#places/index.ts'
import type { CheckCase } from '#device/check/check-cases.ts'
import type { PublishedCase } from './vectors.ts'
import { birthOfCase, publishedCases, sharedCases } from './vectors.ts'

const textsOf = ({ pillars }: Chart) => [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi ?? null)
const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19)
const secondsOf = (clock: string) => Date.parse(`${clock}Z`) / 1000
const dateOf = (clock: string) => ({ year: Number(clock.slice(0, 4)), month: Number(clock.slice(5, 7)), day: Number(clock.slice(8, 10)) })

/** Returns the birth with its local time read at another UTC offset. */
function readWith(birth: BirthInput, offsetSeconds: number): BirthInput {
  return { ...birth, offsetSeconds, utc: `${clockText(secondsOf(birth.local) - offsetSeconds)}Z` }
}

function shifted(birth: BirthInput, seconds: number): BirthInput {
  return { ...birth, local: clockText(secondsOf(birth.local) + seconds), utc: `${clockText(Date.parse(birth.utc) / 1000 + seconds)}Z` }
}

const civilOf = ({ utc, offsetSeconds }: BirthInput) => clockText(Date.parse(utc) / 1000 + offsetSeconds)

/** Charts as other engines cast them, one function per changed rule; null if the rule does not apply. */
const changedRules: Readonly<Record<string, (birth: BirthInput, one: CheckCase) => readonly (string | null)[] | null>> = {
  'civil-clock': (birth) => (birth.solarTime ? textsOf(castChart({ ...birth, solarTime: false })) : null),
  'solar-clock': (birth) => (birth.solarTime ? null : textsOf(castChart({ ...birth, solarTime: true }))),
  'zi-23': (birth) => (birth.zi === '24' ? textsOf(castChart({ ...birth, zi: '23' })) : null),
  'zi-24': (birth) => (birth.zi === '23' ? textsOf(castChart({ ...birth, zi: '24' })) : null),
  'zi-same-day': (birth) => {
    const lateDay = castChart({ ...birth, zi: '24' })
    const clock = birth.solarTime ? lateDay.trueSolar : civilOf(birth)
    // The early rat hour of the same date has the stem that this school uses.
    const early = castChart({ ...birth, ...shifted({ ...birth, zi: '24' }, clock.slice(11, 13) === '23' ? -23 * 3600 : 0) })
    return [...textsOf(lateDay).slice(0, 3), textsOf(early)[3]!]
  },
  'clock-standard': (birth, { input }) => {
    const [now, standard] = clocksOf({ local: birth.local, zone: input.tz })
    return now!.kind === 'daylight' && standard?.kind === 'standard' && birth.utc === now!.utc
      ? textsOf(castChart(readWith(birth, standard.offsetSeconds)))
      : null
  },
  'clock-beijing': (birth) =>
    secondsOf(birth.local) - birth.offsetSeconds === Date.parse(birth.utc) / 1000 ? textsOf(castChart(readWith(birth, 28_800))) : null,
  'jie-by-day': (birth) => {
    const { year, month } = almanacPillarsOf(dateOf(civilOf(birth)))
    return [year.ganzhi, month.ganzhi, ...textsOf(castChart(birth)).slice(2)]
  },
  'lunar-new-year': (birth) => {
    const { year, month, day } = dateOf(civilOf(birth))
    const lunarYear = SolarDay.fromYmd(year, month, day).getLunarDay().getYear()
    expect(LunarYear.fromYear(lunarYear).getSixtyCycle().getName()).toBe(yearPillarOf(lunarYear).ganzhi)
    return [yearPillarOf(lunarYear).ganzhi, ...textsOf(castChart(birth)).slice(1)]
  },
  'hour-earlier': (birth) => (birth.local > '1850-01-01T02' ? textsOf(castChart(shifted(birth, -7200))) : null),
  'hour-later': (birth) => (birth.local < '2100-12-31T22' ? textsOf(castChart(shifted(birth, 7200))) : null),
}

/** Number of the 410 births for which each difference changes the chart. */
const SHOWN = {
  'civil-clock': 160,
  'solar-clock': 8,
  'zi-23': 14,
  'zi-24': 21,
  'zi-same-day': 35,
  'clock-standard': 40,
  'clock-beijing': 227,
  'jie-by-day': 44,
  'lunar-new-year': 15,
  'hour-earlier': 410,
  'hour-later': 410,
}

describe('explains a chart with one changed rule by that rule', () => {
  test.each(Object.entries(changedRules))('%s', (difference, chartBy) => {
    let shown = 0
    for (const one of sharedCases) {
      const birth = birthOfCase(one)
      const elsewhere = chartBy(birth, one)
      if (elsewhere === null) continue
      const found = explainDifference(birth, elsewhere, clocksOf({ local: birth.local, zone: one.input.tz })).map(
        ({ differences }) => differences,
      )
      if (elsewhere.join(' ') === textsOf(castChart(birth)).join(' ')) expect(found, one.id).toEqual([[]])
      else {
        shown++
        // Beijing time that is also the zone's standard time is explained as standard time.
        const names: Difference[][] = [[difference as Difference], ...(difference === 'clock-beijing' ? [['clock-standard' as const]] : [])]
        expect(
          names.some((name) => found.some((each) => each.join() === name.join())),
          `${one.id} ${found.join(' | ')}`,
        ).toBe(true)
      }
    }
    expect(shown).toBe(SHOWN[difference as keyof typeof SHOWN])
  })
})

function birthOfPublished({ input, oracle }: PublishedCase): BirthInput {
  const { local, lng, gender, zi } = input
  const utc = `${clockText(secondsOf(local) - oracle.offsetSeconds)}Z`
  return { local, lng, lat: 0, gender, zi, solarTime: true, utc, offsetSeconds: oracle.offsetSeconds }
}

describe('published charts compared with solar-time charts', () => {
  const printed = publishedCases.flatMap((one) => {
    const pillars = one.published.pillars ?? one.published.partial
    return pillars === null ? [] : [{ ...one, elsewhere: [...pillars, null].slice(0, 4) }]
  })

  test('number 33', () => {
    expect(printed.length).toBe(33)
  })

  test.each(printed)('$id $name: $matches', (one) => {
    const found = explainDifference(birthOfPublished(one), one.elsewhere).map(({ differences }) => differences.join(' '))
    const ours = textsOf(castChart(birthOfPublished(one)))
    const agrees = one.elsewhere.every((pillar, i) => [...(pillar ?? '')].every((sign, k) => sign === '?' || sign === ours[i]![k]))
    expect(found.includes('')).toBe(agrees)
    if (one.matches === 'clock' && !agrees) expect(found).toContain('civil-clock')
    if (one.matches === 'solar' || one.matches === 'both') expect(found).toEqual([''])
  })

  test('p35 follows the rule zi-same-day', () => {
    const p35 = printed.find(({ id }) => id === 'p35')!
    expect(explainDifference({ ...birthOfPublished(p35), solarTime: false }, p35.elsewhere).map(({ differences }) => differences)).toEqual([
      ['zi-same-day'],
    ])
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

test('names two differences at once', () => {
  const late: BirthInput = { ...shanghai, local: '1990-05-15T08:40:00', utc: '1990-05-14T23:40:00Z', solarTime: false }
  // At 160° E the solar clock shows 11:24 when the time is read as standard time, and 10:24, a double-hour earlier, as stated.
  const other = castChart({ ...readWith({ ...late, lng: 160 }, 28_800), solarTime: true })
  const found = explainDifference({ ...late, lng: 160 }, textsOf(other), clocksOf({ local: late.local, zone: 'Asia/Shanghai' }))
  expect(textsOf(other)[3]).toBe('壬午')
  expect(found.map(({ differences }) => differences.join(' '))).toEqual(['clock-standard solar-clock', 'hours-off'])
})

test('leaves pillars unexplained that no rules give', () => {
  expect(explainDifference(shanghai, ['甲子', '甲子', '甲子', '甲子'])).toEqual([])
})

test('lets unknown pillars match anything', () => {
  expect(explainDifference(shanghai, [null, undefined, '??', '?辰']).map(({ differences }) => differences)).toEqual([[]])
  expect(explainDifference(shanghai, [null, null, null, '?巳']).map(({ differences }) => differences.join())).toEqual([
    'other-longitude',
    'hour-later',
  ])
})

test('ignores the hour pillar when our hour is unknown', () => {
  const found = explainDifference({ ...shanghai, local: '1990-05-15T12:00:00', utc: '1990-05-15T03:00:00Z', hourUnknown: true }, [
    '庚午',
    '辛巳',
    '庚辰',
    '丙子',
  ])
  expect(found.map(({ differences, pillars }) => [differences, pillars.hour])).toEqual([[[], null]])
})

test.each<[string, readonly (string | null)[]]>([
  ['day', ['庚午', '辛巳', '甲丑', '庚辰']],
  ['year', ['horse', null, null, null]],
  ['hour', [null, null, null, '']],
  ['pillars', ['庚午']],
])('rejects invalid pillars: %s', (field, elsewhere) => {
  let error: unknown
  try {
    explainDifference(shanghai, elsewhere)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(BadInput)
  expect(error).toMatchObject({ field, reason: 'format' })
})
