import { SolarDay } from 'tyme4ts'
import { expect, test } from 'vitest'
import { pentadOf, spellOf } from '#almanac/index.ts'
import { QI_HAN } from '#almanac/solar-term-codes.ts'
import { names } from '#bazi/index.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'

const DAY_MS = 86_400_000
const TERM_HAN: Readonly<Record<string, string>> = { ...names.jie, ...QI_HAN }
const NUMERALS = '一二三四五六七八九'

const ALL = Array.from({ length: 73_414 }, (_, i) => new Date(Date.UTC(1900, 0, 1) + i * DAY_MS)).map((time) => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
}))
const years = new Set(
  takeSeededShare(
    Array.from({ length: 201 }, (_, i) => 1900 + i),
    3,
  ),
)
const days = ALL.filter(({ year }) => years.has(year))
type Day = (typeof ALL)[number]
const textOf = ({ year, month, day }: Day) => `${year}-${month}-${day}`

/** The six terms whose dates differ: tyme4ts follows the calendars of that time, this almanac the instants at UTC+8 (README). */
const TERMS_APART = ['1912 小雪', '1913 秋分', '1917 大雪', '1927 白露', '1928 夏至', '2084 春分']

test('covers the expected number of years', () => {
  expect([ALL[0]!, ALL.at(-1)!].map(textOf)).toEqual(['1900-1-1', '2100-12-31'])
  expect(new Set(days.map(({ year }) => year)).size).toBe(chooseByLane(67, 201))
  expect(Math.floor(days.length / 365)).toBe(chooseByLane(67, 201))
})

test('pentads equal tyme4ts except around six terms', () => {
  const apart = new Set<string>()
  for (const date of days) {
    const theirs = SolarDay.fromYmd(date.year, date.month, date.day).getPhenologyDay()
    const phenology = theirs.getPhenology()
    const { term, part, day } = pentadOf(date)
    const [index, dayIndex] = [phenology.getIndex(), theirs.getDayIndex()]
    // The 72 pentads and 24 terms of tyme4ts begin with 冬至.
    const TERMS = ['冬至', '小寒', '大寒', '立春', '雨水', '惊蛰', '春分', '清明', '谷雨', '立夏', '小满', '芒种']
    const LATER = ['夏至', '小暑', '大暑', '立秋', '处暑', '白露', '秋分', '寒露', '霜降', '立冬', '小雪', '大雪']
    const name = [...TERMS, ...LATER][Math.floor(index / 3)]!
    if (TERM_HAN[term] !== name || part !== index % 3 || day !== dayIndex + 1) apart.add(`${date.year} ${name} ${TERM_HAN[term]!}`)
  }
  const unexplained = [...apart].filter(
    (one) => !TERMS_APART.some((known) => one.startsWith(known.slice(0, 4)) && one.includes(known.slice(5))),
  )
  expect(unexplained).toEqual([])
  expect(apart.size).toBeGreaterThan(0)
})

test('三伏 and 数九 equal tyme4ts on every day', () => {
  const apart: string[] = []
  for (const date of days) {
    const theirs = SolarDay.fromYmd(date.year, date.month, date.day)
    // Calls each slow method only in the months in which its result can be non-null.
    const dog = date.month >= 6 && date.month <= 9 ? theirs.getDogDay() : null
    const nine = date.month === 12 || date.month <= 3 ? theirs.getNineDay() : null
    const expected = dog
      ? `${dog.getDog().getName()} ${dog.getDayIndex() + 1}`
      : nine
        ? `${nine.getNine().getName()} ${nine.getDayIndex() + 1}`
        : ''
    const spell = spellOf(date)
    const name = spell && (spell.kind === 'heat' ? `${'初中末'[spell.part - 1]!}伏` : `${NUMERALS[spell.part - 1]!}九`)
    if (expected !== (spell ? `${name!} ${spell.day}` : '')) apart.push(textOf(date))
  }
  expect(apart).toEqual([])
}, 240_000)
