import { checkChart } from './bad-input.ts'
import { birthOf } from './birth.ts'
import { clockSecondsOf, formatLocalTime, secondsWithin, DAY_SECONDS, utcSecondsOf } from './calendar.ts'
import type { Chart } from './chart.ts'
import type { Luck } from './luck.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'

/** When luck starts, to the minute of the clock at the birthplace. */
export interface LuckTimes {
  /** Remainder after the years, months and days of `luck`: 0–23 and 0–58, since a second of birth is two minutes of luck. */
  readonly hours: number
  readonly minutes: number
  /** 交运: start of each of the ten cycles, `YYYY-MM-DDTHH:mm:ss` on the civil clock with the offset of birth. */
  readonly starts: readonly string[]
  /** End of the last one. */
  readonly end: string
}

/** Seconds of luck per second from birth to jie: 12 minutes are a day. */
const LUCK_SECONDS_PER_SECOND = DAY_SECONDS / LUCK_SECONDS_PER_DAY

/** Seconds left over by whole days of luck; 0 where a school counts in whole days or double-hours. */
function restOf(seconds: number, { years, months, days }: Luck): number {
  const units = Math.floor(seconds / LUCK_SECONDS_PER_DAY)
  return units === years * 360 + months * 30 + days ? seconds - units * LUCK_SECONDS_PER_DAY : 0
}

/**
 * Start of luck with the hours that whole days drop, and the moment each cycle begins. It is counted from the time of birth, so it
 * may fall on the day after a cycle's `startDate`, which counts dates only and decides which cycle is in effect.
 * null for an unknown hour, for which the start is uncertain by 60 days on either side.
 */
export function luckTimesOf(chart: Chart): LuckTimes | null {
  checkChart(chart)
  const { input, luck, prevJie, nextJie } = chart
  if (chart.pillars.hour === null) return null
  const { utcSeconds, civilSeconds } = birthOf(input)
  const seconds = luck.forward ? utcSecondsOf(nextJie.utc, 'nextJie') - utcSeconds : utcSeconds - utcSecondsOf(prevJie.utc, 'prevJie')
  const rest = restOf(seconds, luck) * LUCK_SECONDS_PER_SECOND
  const afterMidnight = secondsWithin(civilSeconds, DAY_SECONDS) + rest
  const timeOf = (date: string) => formatLocalTime(clockSecondsOf(`${date}T00:00:00`, 'luck') + afterMidnight)
  return {
    hours: Math.floor(rest / 3600),
    minutes: Math.floor(rest / 60) % 60,
    starts: luck.pillars.map(({ startDate }) => timeOf(startDate)),
    end: timeOf(luck.endDate),
  }
}
