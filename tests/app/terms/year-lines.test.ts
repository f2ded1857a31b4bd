import { beforeEach, expect, test } from 'vitest'
import { pairOfYear } from '#app/calendar/bazi-year.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { createPairAnalyser } from '#app/terms/pair-facts.ts'
import { formatYearBasis, formatPairLine, formatFavourDirections, formatSeasonLine, formatMonthExtremes } from '#app/terms/year-lines.ts'
import { annualViewOf, castChart, type Chart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { i18n } from '@lingui/core'
import type { Locale } from '#contract/locale.ts'
import { defaultFormatSettings } from '../../support/written.ts'
import { shanghai } from '../chart/births.ts'

/** 庚午 辛巳 庚辰 庚辰, a man: 用神 water, 喜神 fire, 闲神 wood, 仇神 earth, 忌神 metal. */
const chart = castChart(toBirthInput(shanghai))
const unknown = castChart(toBirthInput({ ...shanghai, hour_unknown: true, birthday: '1990-05-15 12:00:00' }))
const child = castChart(toBirthInput({ ...shanghai, birthday: '2024-05-20 12:00:00', offset_seconds: 28_800 }))

const words = (locale: Locale = 'zh_CN') => ({ _: i18n.t.bind(i18n), locale, ...defaultFormatSettings })
const lineOf = (year: number, locale?: Locale, of: Chart = chart) =>
  formatPairLine(words(locale), of, 'annual', createPairAnalyser(of)(pairOfYear(year)))
const baseOf = (year: number, of: Chart = chart, locale?: Locale) =>
  formatYearBasis(words(locale), of, annualViewOf(of, year), createPairAnalyser(of)(pairOfYear(year)))

beforeEach(() => activateLocale('zh_CN'))

test('states only the roles of a year without relations', () => {
  expect(lineOf(2019)).toBe('正印，干属仇神，支属用神。')
})

test('states an equal role of stem and branch once', () => {
  expect(lineOf(2026)).toMatch(/^七杀，干支都属喜神。/)
})

test('names the relation of a year with day or birth year', () => {
  // 戌 clashes with the day's 辰, 子 with the year's 午, 酉 combines with 辰, 午 punishes 午.
  expect(lineOf(2018)).toMatch(/流年戌冲日支辰。$/)
  expect(lineOf(2020)).toMatch(/流年子冲年支午。$/)
  expect(lineOf(2017)).toMatch(/流年酉与日支辰合金。$/)
  expect(lineOf(2026)).toMatch(/流年午与年支午自刑。$/)
})

test('names a full trine before its parts', () => {
  // 未 completes 巳午未 with month and year.
  expect(lineOf(2027)).toMatch(/流年未土、年支午和月支巳三会火局。$/)
})

test('words the line in each language', async () => {
  await activateLocale('en_US')
  expect(lineOf(2018, 'en_US')).toBe(
    'Indirect seal, stem and branch both opposing. The year’s Dog clashes with the Dragon in your day pillar.',
  )
  await activateLocale('zh_TW')
  expect(lineOf(2018, 'zh_TW')).toBe('偏印，干支都屬仇神。流年戌沖日支辰。')
})

test('has a line for years beyond the table of jie', () => {
  expect(lineOf(2138)).toBe(lineOf(2018))
})

test('states below the year its zodiac return and luck cycle', () => {
  expect(baseOf(2026)).toMatch(/^本命年。七杀.*行甲申大运（2017–2027）。$/)
  expect(baseOf(2025)).not.toContain('本命年')
})

test('states the next luck cycle and its start date', () => {
  const { startDate } = chart.luck.pillars.find(({ ganzhi }) => ganzhi === '乙酉')!
  expect(baseOf(2027)).toMatch(new RegExp(`行甲申大运（2017–2027）。${startDate} 转入乙酉大运。$`))
})

test('states that luck has not started, or when it starts', () => {
  const { startDate, startYear, ganzhi } = child.luck.pillars[0]!
  expect(baseOf(2026, child)).toMatch(/尚未起运。$/)
  expect(baseOf(startYear, child)).toMatch(new RegExp(`${startDate} 起运，先行${ganzhi}。$`))
})

test('words the line for three pillars without an hour', () => {
  expect(lineOf(2018, 'zh_CN', unknown)).toMatch(/流年戌冲日支辰。$/)
})

test('words seasons, months and directions by the chart’s roles', () => {
  expect(formatSeasonLine(words(), chart, 'spring')).toBe('木旺为财')
  expect(formatSeasonLine(words(), chart, 'winter')).toBe('水旺为食伤')
  // As in this chart's book: 未 is the highest month of 2026, 戌 the lowest.
  expect(formatMonthExtremes(words(), annualViewOf(chart, 2026))).toBe('未月最高，戌月最低')
  expect(formatFavourDirections(words(), chart)).toBe('用神水在北，忌神金在西')
})

test('names all months that share an extreme', async () => {
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
