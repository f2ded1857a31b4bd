import { ChildLimit, EightChar, Gender, SolarTime } from 'tyme4ts'
import type { SixtyCycle } from 'tyme4ts'
import type { BirthInput } from '#bazi/index.ts'

/** Returns year, month, day, hour, minute and second of a local time like `1990-05-15T08:30:00`. */
export function clockNumbersOf(local: string): [number, number, number, number, number, number] {
  return [local.slice(0, 4), local.slice(5, 7), local.slice(8, 10), local.slice(11, 13), local.slice(14, 16), local.slice(17, 19)].map(
    Number,
  ) as never
}

function pillarOf(pair: SixtyCycle, day: SixtyCycle) {
  const me = day.getHeavenStem()
  return {
    ganzhi: pair.getName(),
    tenGod: me.getTenStar(pair.getHeavenStem()).getName(),
    hidden: pair
      .getEarthBranch()
      .getHideHeavenStems()
      .map((one) => {
        const stem = one.getHeavenStem()
        return { stem: stem.getName(), tenGod: me.getTenStar(stem).getName() }
      }),
    nayin: pair.getSound().getName(),
  }
}

/** Computes the chart of a birth in Beijing time by tyme4ts, with the content that the benchmark compares. */
export function tymeChartOf({ local, gender }: BirthInput) {
  const time = SolarTime.fromYmdHms(...clockNumbersOf(local))
  const eight: EightChar = time.getLunarHour().getEightChar()
  const day = eight.getDay()
  const limit = ChildLimit.fromSolarTime(time, gender === 'male' ? Gender.MAN : Gender.WOMAN)
  const luck: string[] = []
  for (let i = 0, fortune = limit.getStartDecadeFortune(); i < 10; i++, fortune = fortune.next(1)) luck.push(fortune.getName())
  return {
    pillars: [eight.getYear(), eight.getMonth(), day, eight.getHour()].map((pair) => pillarOf(pair, day)),
    luck: {
      forward: limit.isForward(),
      years: limit.getYearCount(),
      months: limit.getMonthCount(),
      days: limit.getDayCount(),
      start: limit.getEndTime().toString(),
      pillars: luck,
    },
  }
}
