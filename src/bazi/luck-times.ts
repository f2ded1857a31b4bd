import { checkChart } from './bad-input.ts'
import { parseBirthInput } from './birth.ts'
import { parseLocalTime, formatLocalTime, positiveModulo, DAY_SECONDS, parseUtc } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { Luck } from './luck.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'

/** Start of luck and of each luck pillar, to the minute of the birthplace's clock. */
export interface LuckTimes {
  /** Remainder after the years, months and days of `luck`: 0–23 h and 0–58 min, since a second before the jie is two minutes of luck. */
  readonly hours: number
  readonly minutes: number
  /** 交运: start of each of the ten cycles, `YYYY-MM-DDTHH:mm:ss` on the civil clock with the offset of birth. */
  readonly starts: readonly string[]
  /** End of the last cycle, in the same format. */
  readonly end: string
}

/** Seconds of luck per second between birth and jie: 12 minutes are a day of luck. */
const LUCK_SECONDS_PER_SECOND = DAY_SECONDS / LUCK_SECONDS_PER_DAY

/** Remainder of `seconds` after whole days of luck; 0 if the school counts in whole days or double-hours. */
function restOf(seconds: number, { years, months, days }: Luck): number {
  const units = Math.floor(seconds / LUCK_SECONDS_PER_DAY)
  return units === years * 360 + months * 30 + days ? seconds - units * LUCK_SECONDS_PER_DAY : 0
}

/**
 * Computes each cycle's start: `startDate` at the time of birth plus the remainder, so perhaps a day later. null for an unknown
 * hour. @throws BadInput
 */
export function luckTimesOf(chart: Chart): LuckTimes | null {
  checkChart(chart)
  const { input, luck, prevJie, nextJie } = chart
  if (chart.pillars.hour === null) return null
  const { utcSeconds, civilSeconds } = parseBirthInput(input)
  const seconds = luck.forward ? parseUtc(nextJie.utc, 'nextJie') - utcSeconds : utcSeconds - parseUtc(prevJie.utc, 'prevJie')
  const rest = restOf(seconds, luck) * LUCK_SECONDS_PER_SECOND
  const afterMidnight = positiveModulo(civilSeconds, DAY_SECONDS) + rest
  const timeOf = (date: string) => formatLocalTime(parseLocalTime(`${date}T00:00:00`, 'luck') + afterMidnight)
  return {
    hours: Math.floor(rest / 3600),
    minutes: Math.floor(rest / 60) % 60,
    starts: luck.pillars.map(({ startDate }) => timeOf(startDate)),
    end: timeOf(luck.endDate),
  }
}
