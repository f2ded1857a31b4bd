import { almanacOf } from '#almanac/index.ts'
import type { AlmanacDay } from '#almanac/codes.ts'
import { civilDateOf, type Ganzhi, scorerOf, SIXTY, tenGodOf } from '#bazi/index.ts'
import { type ScoredDoubleHour, rateHours } from '#readings/daily/index.ts'
import { type DayTexts, composeDayTexts } from '#readings/daily/wording/day-texts.ts'
import type { Audience } from '#readings/daily/wording/topic.ts'
import type { LocalizedLine } from '#readings/daily/wording/line-text.ts'

/** 1 January 1901, in days since 1 January 1970. */
export const FIRST_DAY = Date.UTC(1901, 0, 1) / 86_400_000
/** Number of days from 1901 to 2099, both included. */
export const DAY_COUNT = Date.UTC(2100, 0, 1) / 86_400_000 - FIRST_DAY

/** Offsets of all days from `FIRST_DAY`. */
export const everyDay: readonly number[] = Array.from({ length: DAY_COUNT }, (_, day) => day)

/** Creates a deterministic generator of random integers from 0 to `below` − 1. */
export function seededIntegers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Makes a random chart with luck cycles and an age, one in ten without an hour. `said` returns the texts of a day at an age. */
export function randomChart(random: (below: number) => number) {
  const pair = () => SIXTY[random(60)]!
  const natal = { year: pair(), month: pair(), day: pair(), hour: random(10) === 0 ? null : pair() }
  const [firstLuck, age] = [pair(), random(100)]
  const scorer = scorerOf({ pillars: natal })
  const hours = new Map<Ganzhi, readonly ScoredDoubleHour[]>()
  function hoursOn(day: Ganzhi): readonly ScoredDoubleHour[] {
    if (!hours.has(day)) hours.set(day, rateHours(natal, day))
    return hours.get(day)!
  }
  /** Luck pillar at an age in years; null before the first luck cycle and after the tenth. */
  const luckAt = (years: number): Ganzhi | null =>
    years < 6 || years >= 106 ? null : SIXTY[(firstLuck.index + Math.floor(years / 10)) % 60]!
  const said = (almanac: AlmanacDay, years: number): DayTexts => {
    const { day, month } = almanac.pillars
    const { band, parts } = scorer.dayOf(day, month.branch)
    const tenGod = tenGodOf(natal.day.stem, day.stem)
    return composeDayTexts({ natal, almanac, age: years, luck: luckAt(years), isLuckTurn: false, tenGod, band, parts, hours: hoursOn(day) })
      .said
  }
  return { natal, age, said }
}

/** Returns all texts of a day. */
const linesOf = ({ image, counsel, text, topics, hours }: DayTexts) => [
  image,
  counsel,
  ...[...text, ...Object.values(topics), ...hours].map(({ words }) => words),
]

export const sentencesOf = (said: DayTexts): readonly string[] => linesOf(said).map(({ zh_CN }) => zh_CN)

/**
 * Returns the defect of a day's texts, if any. Expects two or three sentences, four topics, twelve hours, no empty or unfilled
 * text.
 */
function lackOf(said: DayTexts, isWhole: (words: LocalizedLine) => boolean): string | undefined {
  const { text, topics, hours } = said
  if (text.length < 2 || text.length > 3 || Object.keys(topics).length !== 4 || hours.length !== 12) return 'a line too few or too many'
  const words = linesOf(said).find((each) => !isWhole(each))
  return words && `a line that is not whole: ${JSON.stringify(words)}`
}

const CHARTS = 100

/**
 * Composes the texts of every day (or of `asked`) for `each` of 100 charts in rotation, which age with the years. Throws for a
 * defect.
 */
export function checkDayTexts(each: number, asked = everyDay) {
  const random = seededIntegers(7)
  const people = Array.from({ length: CHARTS }, () => randomChart(random))
  const texts = new Set<string>()
  // Checks each distinct text once: most of them occur thousands of times.
  const isWhole = (words: LocalizedLine): boolean => {
    const each = [words.zh_CN, words.zh_TW, words.en_US]
    if (each.some((text) => !texts.has(text) && (text.trim() === '' || /[{}]|undefined|null|NaN/.test(text)))) return false
    for (const text of each) texts.add(text)
    return true
  }
  let [answers, days] = [0, 0]
  const audiences = new Set<Audience>()
  for (const day of asked) {
    const almanac = almanacOf(civilDateOf(FIRST_DAY + day))
    days++
    for (let i = 0; i < each; i++) {
      const at = (day * each + Math.floor(day / CHARTS) + i) % CHARTS
      const { age, said } = people[at]!
      const words = said(almanac, (age + almanac.date.year - 1901) % 110)
      const lack = lackOf(words, isWhole)
      if (lack !== undefined) throw new Error(`chart ${at}, ${JSON.stringify(almanac.date)}: ${lack}`)
      audiences.add(words.audience)
      answers++
    }
  }
  return { days, answers, texts: texts.size, audiences }
}
