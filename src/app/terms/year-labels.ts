import type { ElementCode } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface YearLabels {
  /** Sentence on the relation of a cycle or year to the chart: its ten god, and the roles of its stem and branch. */
  readonly roles: (god: string, stem: string, branch: string) => string
  /** Sentence for a year with the same animal as the year of birth. */
  readonly ownSign: string
  /** The current cycle, with its first year (`from`) and the first year of the next cycle. */
  readonly within: (cycle: string, from: number) => string
  readonly turns: (cycle: string, date: string) => string
  readonly starts: (cycle: string, date: string) => string
  readonly notYet: string
  /** Sentence on a season: its element, and the ten-god family of that element for the day master. */
  readonly season: (element: string, family: string) => string
  /** Sentence on the months with the highest and the lowest value, by branch, including ties. */
  readonly time: (best: readonly string[], worst: readonly string[]) => string
  /** Sentence on the directions of the useful and the adverse element. */
  readonly place: (useful: string, usefulAt: string, adverse: string, adverseAt: string) => string
  readonly quarters: Readonly<Record<ElementCode, string>>
  /** Joins sentences. */
  readonly text: (...sentences: readonly string[]) => string
}

const AND = new Intl.ListFormat('en-US')
const chinese = (sentences: readonly string[]) => sentences.map((sentence) => `${sentence}。`).join('')

/** Sentence patterns for years and cycles, filled with the engine's facts. */
export const YEAR_LABELS: Record<Locale, YearLabels> = {
  zh_CN: {
    roles: (god, stem, branch) => (stem === branch ? `${god}，干支都属${stem}` : `${god}，干属${stem}，支属${branch}`),
    ownSign: '本命年',
    within: (cycle, from) => `行${cycle}大运（${from}–${from + 10}）`,
    turns: (cycle, date) => `${date} 转入${cycle}大运`,
    starts: (cycle, date) => `${date} 起运，先行${cycle}`,
    notYet: '尚未起运',
    season: (element, family) => `${element}旺为${family}`,
    time: (best, worst) => `${best.join('、')}月最高，${worst.join('、')}月最低`,
    place: (useful, usefulAt, adverse, adverseAt) => `用神${useful}在${usefulAt}，忌神${adverse}在${adverseAt}`,
    quarters: { wood: '东', fire: '南', earth: '中', metal: '西', water: '北' },
    text: (...sentences) => chinese(sentences),
  },
  zh_TW: {
    roles: (god, stem, branch) => (stem === branch ? `${god}，干支都屬${stem}` : `${god}，干屬${stem}，支屬${branch}`),
    ownSign: '本命年',
    within: (cycle, from) => `行${cycle}大運（${from}–${from + 10}）`,
    turns: (cycle, date) => `${date} 轉入${cycle}大運`,
    starts: (cycle, date) => `${date} 起運，先行${cycle}`,
    notYet: '尚未起運',
    season: (element, family) => `${element}旺為${family}`,
    time: (best, worst) => `${best.join('、')}月最高，${worst.join('、')}月最低`,
    place: (useful, usefulAt, adverse, adverseAt) => `用神${useful}在${usefulAt}，忌神${adverse}在${adverseAt}`,
    quarters: { wood: '東', fire: '南', earth: '中', metal: '西', water: '北' },
    text: (...sentences) => chinese(sentences),
  },
  en_US: {
    roles: (god, stem, branch) =>
      stem === branch ? `${god}, stem and branch both ${stem}` : `${god}, the stem ${stem}, the branch ${branch}`,
    ownSign: 'The year of your own animal',
    within: (cycle, from) => `In the ${cycle} cycle, from ${from} to ${from + 10}`,
    turns: (cycle, date) => `The ${cycle} cycle begins on ${date}`,
    starts: (cycle, date) => `Luck starts on ${date} with ${cycle}`,
    notYet: 'Luck hasn’t started yet',
    season: (element, family) => `${element} rules, your ${family}`,
    time: (best, worst) => `Highest in the ${AND.format(best)} ${best.length > 1 ? 'months' : 'month'}, lowest in the ${AND.format(worst)}`,
    place: (useful, usefulAt, adverse, adverseAt) =>
      `${useful}, your useful element, is ${usefulAt}; ${adverse}, the adverse one, ${adverseAt}`,
    quarters: { wood: 'east', fire: 'south', earth: 'at the center', metal: 'west', water: 'north' },
    text: (...sentences) => sentences.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`).join(' '),
  },
}
