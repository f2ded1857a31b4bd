import type { School, SchoolSwitch } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

interface SchoolLabels {
  readonly label: string
  /** Label of the state in which only the built-in rules apply. */
  readonly house: string
  /** Label of the control that opens the switches. */
  readonly open: string
  /** Label of the button that turns all switches off. */
  readonly back: string
  /** Label of each switch. */
  readonly names: Readonly<Record<SchoolSwitch, string>>
  readonly on: (changes: string) => string
  readonly off: (changes: string) => string
  readonly nothing: string
  readonly luck: (date: string) => string
  readonly starAt: (star: string, pillars: string) => string
  readonly noStar: (star: string) => string
  readonly strength: (percent: number) => string
  readonly useful: (element: string) => string
  readonly comma: string
}

/** Labels of the rules of other schools and of the changes that each rule would make in the chart. */
export const SCHOOL_LABELS: Record<Locale, SchoolLabels> = {
  zh_CN: {
    label: '别派',
    house: '全按命书的规则',
    open: '别派会怎么排这张盘',
    back: '全部改回命书的规则',
    names: {
      'lateHour:kept-day': '夜子时的天干从当天起',
      'yearName:lunar-new-year': '年柱从正月初一换',
      'luckFrom:days': '起运只数整天',
      'luckFrom:double-hours': '起运只数到时辰',
      'hidden:command-days': '月支只算司令的藏干',
      'tianyi:jia-wu': '天乙贵人：甲戊在丑未，庚辛在寅午',
      'yangren:yang-stems': '羊刃只看阳干',
      'yangren:after-lushen': '羊刃在禄神的下一支',
    },
    on: (changes) => `打开后${changes}`,
    off: (changes) => `关上后${changes}`,
    nothing: '此盘不受影响',
    luck: (date) => `起运在 ${date}`,
    starAt: (star, pillars) => `${star}在${pillars}`,
    noStar: (star) => `没有${star}`,
    strength: (percent) => `日主强弱 ${percent}%`,
    useful: (element) => `用神变${element}`,
    comma: '，',
  },
  zh_TW: {
    label: '別派',
    house: '全依命書的規則',
    open: '別派會怎麼排這張盤',
    back: '全部改回命書的規則',
    names: {
      'lateHour:kept-day': '夜子時的天干從當天起',
      'yearName:lunar-new-year': '年柱從正月初一換',
      'luckFrom:days': '起運只數整天',
      'luckFrom:double-hours': '起運只數到時辰',
      'hidden:command-days': '月支只算司令的藏干',
      'tianyi:jia-wu': '天乙貴人：甲戊在丑未，庚辛在寅午',
      'yangren:yang-stems': '羊刃只看陽干',
      'yangren:after-lushen': '羊刃在祿神的下一支',
    },
    on: (changes) => `打開後${changes}`,
    off: (changes) => `關上後${changes}`,
    nothing: '此盤不受影響',
    luck: (date) => `起運在 ${date}`,
    starAt: (star, pillars) => `${star}在${pillars}`,
    noStar: (star) => `沒有${star}`,
    strength: (percent) => `日主強弱 ${percent}%`,
    useful: (element) => `用神變${element}`,
    comma: '，',
  },
  en_US: {
    label: 'Other schools',
    house: 'House rules throughout',
    open: 'How other schools would cast this chart',
    back: 'Back to the house rules',
    names: {
      'lateHour:kept-day': 'The late Rat hour takes its stem from the same day',
      'yearName:lunar-new-year': 'The year pillar begins at the lunar New Year',
      'luckFrom:days': 'Luck is counted in whole days',
      'luckFrom:double-hours': 'Luck is counted in whole double-hours',
      'hidden:command-days': 'The month branch counts only the stem in command',
      'tianyi:jia-wu': 'Nobleman star: Jia and Wu at Ox and Goat, Geng and Xin at Tiger and Horse',
      'yangren:yang-stems': 'Blade for yang stems only',
      'yangren:after-lushen': 'Blade on the branch after the Seat of prosperity',
    },
    on: (changes) => `Switched on, ${changes}`,
    off: (changes) => `Switched off, ${changes}`,
    nothing: 'This chart stays as it is',
    luck: (date) => `luck starts on ${date}`,
    starAt: (star, pillars) => `${star} stands at ${pillars}`,
    noStar: (star) => `there’s no ${star}`,
    strength: (percent) => `strength becomes ${percent}%`,
    useful: (element) => `the useful element becomes ${element}`,
    comma: ', ',
  },
}

/** Lists the names of the switches that are on. */
export function listActiveSchoolRules(locale: Locale, school: School): readonly string[] {
  return Object.entries(school).map(([key, value]) => SCHOOL_LABELS[locale].names[`${key}:${value}` as SchoolSwitch])
}
