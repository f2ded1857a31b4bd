import { Solar } from 'lunar-typescript'
import type { BirthInput } from '#bazi/index.ts'
import { clockNumbersOf } from './tyme-chart.ts'

/**
 * Computes the chart of a birth in Beijing time by lunar-typescript, with the luck start to the minute (this library's second
 * school).
 */
export function lunarTypescriptChartOf({ local, gender, zi }: BirthInput) {
  const eight = Solar.fromYmdHms(...clockNumbersOf(local))
    .getLunar()
    .getEightChar()
  eight.setSect(zi === '23' ? 1 : 2)
  const yun = eight.getYun(gender === 'male' ? 1 : 0, 2)
  return {
    pillars: [
      {
        ganzhi: eight.getYear(),
        tenGod: eight.getYearShiShenGan(),
        hidden: eight.getYearHideGan(),
        hiddenGods: eight.getYearShiShenZhi(),
        nayin: eight.getYearNaYin(),
      },
      {
        ganzhi: eight.getMonth(),
        tenGod: eight.getMonthShiShenGan(),
        hidden: eight.getMonthHideGan(),
        hiddenGods: eight.getMonthShiShenZhi(),
        nayin: eight.getMonthNaYin(),
      },
      {
        ganzhi: eight.getDay(),
        tenGod: eight.getDayShiShenGan(),
        hidden: eight.getDayHideGan(),
        hiddenGods: eight.getDayShiShenZhi(),
        nayin: eight.getDayNaYin(),
      },
      {
        ganzhi: eight.getTime(),
        tenGod: eight.getTimeShiShenGan(),
        hidden: eight.getTimeHideGan(),
        hiddenGods: eight.getTimeShiShenZhi(),
        nayin: eight.getTimeNaYin(),
      },
    ],
    luck: {
      forward: yun.isForward(),
      years: yun.getStartYear(),
      months: yun.getStartMonth(),
      days: yun.getStartDay(),
      start: yun.getStartSolar().toYmd(),
      pillars: yun
        .getDaYun(11)
        .slice(1)
        .map((one) => one.getGanZhi()),
    },
  }
}
