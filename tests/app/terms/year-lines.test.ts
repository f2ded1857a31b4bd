import { beforeEach, expect, test } from 'vitest'
import { pairOfYear } from '#app/calendar/bazi-year.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { createPairAnalyser } from '#app/terms/pair-facts.ts'
import { formatYearBasis, formatPairLine, formatFavourDirections, formatSeasonLine, formatMonthExtremes } from '#app/terms/year-lines.ts'
import { annualViewOf, castChart, type Chart } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import { i18n } from '@lingui/core'
import type { Locale } from '#contract/locale.ts'
import { written } from '../../support/written.ts'
import { shanghai } from '../chart/births.ts'

/** 庚午 辛巳 庚辰 庚辰, a man: 用 water, 喜 fire, 闲 wood, 仇 earth, 忌 metal. */
const chart = castChart(castInputOf(shanghai))
const unknown = castChart(castInputOf({ ...shanghai, hour_unknown: true, birthday: '1990-05-15 12:00:00' }))
const child = castChart(castInputOf({ ...shanghai, birthday: '2024-05-20 12:00:00', offset_seconds: 28_800 }))

const words = (locale: Locale = 'zh_CN') => ({ _: i18n.t.bind(i18n), locale, ...written })
const lineOf = (year: number, locale?: Locale, of: Chart = chart) =>
  formatPairLine(words(locale), of, 'annual', createPairAnalyser(of)(pairOfYear(year)))
const baseOf = (year: number, of: Chart = chart, locale?: Locale) =>
  formatYearBasis(words(locale), of, annualViewOf(of, year), createPairAnalyser(of)(pairOfYear(year)))

beforeEach(() => activateLocale('zh_CN'))

test('a year that meets neither the day nor the year says what it is, and no more', () => {
  expect(lineOf(2019)).toBe('正印，干属仇神，支属用神。')
})

test('of stem and branch of one use it is said once', () => {
  expect(lineOf(2026)).toMatch(/^七杀，干支都属喜神。/)
})

test('a year whose branch meets the day or the year of birth says whom and how', () => {
  // 戌 clashes with the 辰 of the day, 子 with the 午 of the year, 酉 joins 辰, 午 meets its own kind.
  expect(lineOf(2018)).toMatch(/流年戌冲日支辰。$/)
  expect(lineOf(2020)).toMatch(/流年子冲年支午。$/)
  expect(lineOf(2017)).toMatch(/流年酉与日支辰合金。$/)
  expect(lineOf(2026)).toMatch(/流年午与年支午自刑。$/)
})

test('a full meeting is named before what is within it', () => {
  // 未 closes 巳午未 with the month and the year.
  expect(lineOf(2027)).toMatch(/流年未土、年支午和月支巳三会火局。$/)
})

test('it is said in each language', async () => {
  await activateLocale('en_US')
  expect(lineOf(2018, 'en_US')).toBe('Indirect seal, stem and branch both opposing. The year’s Dog faces the Dragon in your day pillar.')
  await activateLocale('zh_TW')
  expect(lineOf(2018, 'zh_TW')).toBe('偏印，干支都屬仇神。流年戌沖日支辰。')
})

test('years beyond the table of the jie have their line as well', () => {
  expect(lineOf(2138)).toBe(lineOf(2018))
})

test('under the year stands whether its animal is one’s own, and which cycle runs', () => {
  expect(baseOf(2026)).toMatch(/^本命年。七杀.*行甲申大运（2017–2027）。$/)
  expect(baseOf(2025)).not.toContain('本命年')
})

test('a year in which another cycle begins says which and when', () => {
  const { startDate } = chart.luck.pillars.find(({ ganzhi }) => ganzhi === '乙酉')!
  expect(baseOf(2027)).toMatch(new RegExp(`行甲申大运（2017–2027）。${startDate} 转入乙酉大运。$`))
})

test('before luck starts it says so, and in the year of the start when', () => {
  const { startDate, startYear, ganzhi } = child.luck.pillars[0]!
  expect(baseOf(2026, child)).toMatch(/尚未起运。$/)
  expect(baseOf(startYear, child)).toMatch(new RegExp(`${startDate} 起运，先行${ganzhi}。$`))
})

test('without an hour three pillars say what they know', () => {
  expect(lineOf(2018, 'zh_CN', unknown)).toMatch(/流年戌冲日支辰。$/)
})

test('seasons, months and quarters are told by what they are to the chart', () => {
  expect(formatSeasonLine(words(), chart, 'spring')).toBe('木旺为财')
  expect(formatSeasonLine(words(), chart, 'winter')).toBe('水旺为食伤')
  // As the book of this chart has it: 未 is the highest month of 2026, 戌 the lowest.
  expect(formatMonthExtremes(words(), annualViewOf(chart, 2026))).toBe('未月最高，戌月最低')
  expect(formatFavourDirections(words(), chart)).toBe('用神水在北，忌神金在西')
})

test('months that are equal at the top or at the bottom are all named', async () => {
  const view = annualViewOf(chart, 2026)
  const scored = (scores: readonly number[]) => ({ ...view, months: view.months.map((month, i) => ({ ...month, score: scores[i]! })) })
  const two = scored([40, 60, 40, 60, 60, 60, 60, 72, 60, 60, 72, 60])
  expect(formatMonthExtremes(words(), two)).toBe('酉、子月最高，寅、辰月最低')
  expect(formatMonthExtremes(words('zh_TW'), two)).toBe('酉、子月最高，寅、辰月最低')
  await activateLocale('en_US')
  expect(formatMonthExtremes(words('en_US'), two)).toBe('Highest in the Rooster and Rat months, lowest in the Tiger and Dragon')
  const three = scored([50, 60, 72, 60, 60, 60, 60, 72, 60, 60, 72, 60])
  expect(formatMonthExtremes(words('en_US'), three)).toBe('Highest in the Dragon, Rooster, and Rat months, lowest in the Tiger')
})
