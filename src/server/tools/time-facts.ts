import type { Locale } from '#readings/reader/locale.ts'
import { almanacOf } from '#almanac/index.ts'
import type { Chart, CivilDate } from '#bazi/index.ts'
import { annualViewOf, layerOf, layersAt, scorerOf } from '#bazi/index.ts'
import {
  ageOn,
  pickBestAndQuietest,
  createDayReading,
  luckPillarAtNoon,
  createMonthReading,
  type CivilMonth,
  type RatedDay,
} from '#readings/daily/index.ts'
import { formatToolDate } from './dates.ts'
import { formatTenGod, computeLayerFacts, describePair, computeScoreFacts } from './chart-facts.ts'
import type { ToolContext } from './tool.ts'

const LAYERS = ['major', 'annual', 'monthly', 'daily', 'hourly'] as const

/** Returns the pillars in effect at a time of the user's clock. The luck cycle is null before the first one and after a hundred years. */
export function computeLuckFacts(chart: Chart, moment: string | undefined, { locale, now }: ToolContext) {
  const at = { local: moment ?? now.local, offsetSeconds: now.offsetSeconds }
  const layers = layersAt(chart, at)
  const { pairOf } = scorerOf(chart)
  const facts = LAYERS.map((code) => {
    const layer = layers[code]
    return [code, layer && { ...computeLayerFacts(layer, locale), power: pairOf(layer.pillar).score }] as const
  })
  return { moment: at.local, ...Object.fromEntries(facts) }
}

/** Returns the facts of a day. Codes of almanac activities are English words. */
export function computeDayFacts(chart: Chart, date: CivilDate, locale: Locale) {
  const [year, month, day] = chart.input.local.slice(0, 10).split('-').map(Number) as [number, number, number]
  const view = createDayReading(chart.pillars, almanacOf(date), {
    age: ageOn({ year, month, day }, date),
    luck: luckPillarAtNoon(chart, date),
  })
  const best = view.hours.toSorted((a, b) => b.score - a.score).slice(0, 3)
  return {
    date: formatToolDate(date),
    ...computeLayerFacts(layerOf(chart, view.pillars.day), locale),
    ...computeScoreFacts(view),
    month: describePair(view.pillars.month, locale),
    year: describePair(view.pillars.year, locale),
    do: view.do,
    dont: view.dont,
    nothing_advised: view.nothing,
    best_hours: best.map(({ pair, score, band }) => ({ ...describePair(pair, locale), power: score, band })),
  }
}

const ratedDay = ({ date, pair, score, band }: RatedDay, locale: Locale) => ({
  date: formatToolDate(date),
  pair: describePair(pair, locale).pair,
  power: score,
  band,
})

/** Returns the facts of a month. Lists only days from today on as best and quietest. */
export function computeMonthFacts(chart: Chart, month: CivilMonth, { locale, now }: ToolContext) {
  const { parts, mean, band, days } = createMonthReading(chart, month)
  const ahead = days.filter(({ date }) => formatToolDate(date) >= now.local.slice(0, 10))
  const { best, quietest } = pickBestAndQuietest(ahead, Math.min(3, Math.floor(ahead.length / 2)))
  return {
    mean_power: mean,
    band,
    pillars: parts.map(({ pair, from, to, score, mean: within }) => ({
      ...computeLayerFacts(layerOf(chart, pair), locale),
      from: formatToolDate(from),
      to: formatToolDate(to),
      power: score,
      mean_power_of_days: within,
    })),
    best_days: best.map((day) => ratedDay(day, locale)),
    quietest_days: quietest.map((day) => ratedDay(day, locale)),
  }
}

export function computeYearFacts(chart: Chart, year: number, locale: Locale) {
  const view = annualViewOf(chart, year)
  return {
    year,
    ...computeLayerFacts(view, locale),
    ...computeScoreFacts(view.score),
    seasons: view.seasons.map(({ season, score, band }) => ({ season, power: score, band })),
    months: view.months.map((month) => ({
      pair: describePair(month.pillar, locale).pair,
      ten_god: month.pillar.tenGod && formatTenGod(month.pillar.tenGod, locale),
      begins: month.jie.utc,
      power: month.score,
      band: month.band,
    })),
  }
}
