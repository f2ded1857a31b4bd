import { Solar } from 'lunar-typescript'
import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { DIRECTION_HAN } from '#almanac/directions.ts'
import { MANSION_HAN } from '#almanac/mansions.ts'
import { QI_HAN } from '#almanac/solar-term-codes.ts'
import { names } from '#bazi/index.ts'

const DAYS = 24_461
const START = Date.UTC(1960, 0, 1)
const TERM_HAN: Readonly<Record<string, string>> = { ...names.jie, ...QI_HAN }

const days = Array.from({ length: DAYS }, (_, i) => new Date(START + i * 86_400_000)).map((time) => ({
  year: time.getUTCFullYear(),
  month: time.getUTCMonth() + 1,
  day: time.getUTCDate(),
}))
type Day = (typeof days)[number]

function ours(date: Day): string {
  const page = almanacOf(date)
  const { joy, wealth, nobleByDay, nobleByNight } = page.directions
  return [
    ...Object.values(page.pillars).map(({ ganzhi }) => ganzhi),
    page.lunar.isLeap ? -page.lunar.month : page.lunar.month,
    page.lunar.day,
    page.solarTerm ? TERM_HAN[page.solarTerm] : '',
    names.duties[page.duty],
    names.pathGods[page.path.code],
    page.path.lucky ? '黄道' : '黑道',
    // The names of the animals vary between sources.
    MANSION_HAN[page.mansion.code].slice(0, 2),
    names.branches[page.clash],
    ...[page.ominous, joy, wealth, nobleByDay, nobleByNight].map((direction) => DIRECTION_HAN[direction]),
  ].join(' ')
}

function theirs({ year, month, day }: Day): string {
  const lunar = Solar.fromYmd(year, month, day).getLunar()
  return [
    lunar.getYearInGanZhiByLiChun(),
    lunar.getMonthInGanZhi(),
    lunar.getDayInGanZhi(),
    lunar.getMonth(),
    lunar.getDay(),
    lunar.getJieQi(),
    lunar.getZhiXing(),
    lunar.getDayTianShen(),
    lunar.getDayTianShenType(),
    lunar.getXiu() + lunar.getZheng(),
    lunar.getDayChong(),
    lunar.getDaySha(),
    lunar.getDayPositionXiDesc(),
    lunar.getDayPositionCaiDesc(),
    lunar.getDayPositionYangGuiDesc(),
    lunar.getDayPositionYinGuiDesc(),
  ]
    .join(' ')
    .replaceAll('正', '')
}

test('24,461 pages equal lunar-typescript', () => {
  expect(days.at(-1)).toEqual({ year: 2026, month: 12, day: 20 })
  const apart = days.flatMap((date) => {
    const [a, b] = [ours(date), theirs(date)]
    return a === b ? [] : [`${Object.values(date).join('-')}: ${a} | ${b}`]
  })
  expect(apart).toEqual([])
})
