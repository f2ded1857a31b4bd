import type { ScorePlace } from '#bazi/index.ts'
import type { NonElementPartCode, DayRun, DayRunReason } from '#readings/daily/index.ts'
import type { Locale } from '#contract/locale.ts'
import type { Messages } from '../language/use-messages.ts'
import { dateFormatters } from './date.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'

/* Texts outside the message catalogues; `patterns.ts` gives the reason. */

type DayStretchKind = 'best' | 'quietest'

/** Labels for the best and the quietest stretch of days in a year. */
interface RunLabels {
  readonly names: Readonly<Record<DayStretchKind, string>>
  /** Sentence on a stretch: first and last day, number of days, mean power value. */
  readonly span: (from: string, to: string, days: number, mean: number) => string
  /** Number of the stretch's days with a common cause, placed before that cause. */
  readonly within: (days: number) => string
  /** Common cause: the element of the days and its role in the chart. */
  readonly element: (within: string, element: string, role: string) => string
  readonly pillars: Readonly<Record<ScorePlace, string>>
  /** Common cause: a relation of the days to a natal pillar (`pillar`). */
  readonly meetings: Readonly<Record<NonElementPartCode, (within: string, pillar: string) => string>>
  readonly advice: Readonly<Record<DayStretchKind, string>>
  /** Joins sentences. */
  readonly text: (...sentences: readonly string[]) => string
}

const COUNTS = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三', '十四']
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')

const chinese = (sentences: readonly string[]) => sentences.map((sentence) => `${sentence}。`).join('')

export const DAY_STRETCH_LABELS: Record<Locale, RunLabels> = {
  zh_CN: {
    names: { best: '最好的一段', quietest: '最静的一段' },
    span: (from, to, days, mean) => `${from}到${to}，${COUNTS[days]}天，平均 ${mean}`,
    within: (days) => `其中${COUNTS[days]}天`,
    element: (within, element, role) => `${within}有${element}，${element}是你的${role}`,
    pillars: { year: '年', month: '月', day: '日' },
    meetings: {
      'six-combine': (within, pillar) => `${within}与你的${pillar}支相合，人好说话`,
      'half-three': (within, pillar) => `${within}与你的${pillar}支半合，做事有帮手`,
      clash: (within, pillar) => `${within}与你的${pillar}支相冲，行程多变`,
      punish: (within, pillar) => `${within}与你的${pillar}支相刑，小事磨人`,
      'self-punish': (within, pillar) => `${within}与你的${pillar}支自刑，易和自己较劲`,
      harm: (within, pillar) => `${within}与你的${pillar}支相害，话容易听错`,
      break: (within, pillar) => `${within}与你的${pillar}支相破，计划或有小改`,
      'stem-combine': (within) => `${within}的天干与日主相合，宜谈宜约`,
      tianyiguiren: (within) => `${within}逢天乙贵人，开口多半有人应`,
      wenchangguiren: (within) => `${within}逢文昌，读写顺手`,
      lushen: (within) => `${within}逢禄神，做事得力`,
      yangren: (within) => `${within}逢羊刃，劲头足，收三分力`,
      jiesha: (within) => `${within}逢劫煞，随身之物多看一眼`,
      kongwang: (within) => `${within}逢空亡，先想后做`,
      'duty-fair': (within) => `${within}的值日利于做事`,
      'duty-poor': (within) => `${within}的值日宜收尾`,
      'path-yellow': (within) => `${within}是黄道日`,
      'path-black': (within) => `${within}不在黄道`,
    },
    advice: {
      best: '要紧的事可以往这里排；日子另有自己的分数，整季宜缓也不妨碍这几天',
      quietest: '适合收尾、整理，早些休息；只说这几天，不说整月整季',
    },
    text: (...sentences) => chinese(sentences),
  },
  zh_TW: {
    names: { best: '最好的一段', quietest: '最靜的一段' },
    span: (from, to, days, mean) => `${from}到${to}，${COUNTS[days]!.replace('两', '兩')}天，平均 ${mean}`,
    within: (days) => `其中${COUNTS[days]!.replace('两', '兩')}天`,
    element: (within, element, role) => `${within}有${element}，${element}是你的${role}`,
    pillars: { year: '年', month: '月', day: '日' },
    meetings: {
      'six-combine': (within, pillar) => `${within}與你的${pillar}支相合，人好說話`,
      'half-three': (within, pillar) => `${within}與你的${pillar}支半合，做事有幫手`,
      clash: (within, pillar) => `${within}與你的${pillar}支相沖，行程多變`,
      punish: (within, pillar) => `${within}與你的${pillar}支相刑，小事磨人`,
      'self-punish': (within, pillar) => `${within}與你的${pillar}支自刑，易和自己較勁`,
      harm: (within, pillar) => `${within}與你的${pillar}支相害，話容易聽錯`,
      break: (within, pillar) => `${within}與你的${pillar}支相破，計畫或有小改`,
      'stem-combine': (within) => `${within}的天干與日主相合，宜談宜約`,
      tianyiguiren: (within) => `${within}逢天乙貴人，開口多半有人應`,
      wenchangguiren: (within) => `${within}逢文昌，讀寫順手`,
      lushen: (within) => `${within}逢祿神，做事得力`,
      yangren: (within) => `${within}逢羊刃，勁頭足，收三分力`,
      jiesha: (within) => `${within}逢劫煞，隨身之物多看一眼`,
      kongwang: (within) => `${within}逢空亡，先想後做`,
      'duty-fair': (within) => `${within}的值日利於做事`,
      'duty-poor': (within) => `${within}的值日宜收尾`,
      'path-yellow': (within) => `${within}是黃道日`,
      'path-black': (within) => `${within}不在黃道`,
    },
    advice: {
      best: '要緊的事可以往這裡排；日子另有自己的分數，整季宜緩也不妨礙這幾天',
      quietest: '適合收尾、整理，早些休息；只說這幾天，不說整月整季',
    },
    text: (...sentences) => chinese(sentences),
  },
  en_US: {
    names: { best: 'The best stretch', quietest: 'The quietest stretch' },
    span: (from, to, days, mean) => `${from} to ${to}, ${NUMBERS[days]} days, mean ${mean}`,
    within: (days) => `On ${NUMBERS[days]} of them`,
    element: (within, element, role) => `${within} ${element} is there, your ${role} element`,
    pillars: { year: 'year', month: 'month', day: 'day' },
    meetings: {
      'six-combine': (within, pillar) => `${within} the day joins your ${pillar} branch: people are easy to reach`,
      'half-three': (within, pillar) => `${within} the day half-joins your ${pillar} branch: you’ll find a helping hand`,
      clash: (within, pillar) => `${within} the day clashes with your ${pillar} branch: plans may shift`,
      punish: (within, pillar) => `${within} the day rubs against your ${pillar} branch: small things may chafe`,
      'self-punish': (within, pillar) => `${within} the day meets its own kind in your ${pillar} branch: go easy on yourself`,
      harm: (within, pillar) => `${within} the day crosses your ${pillar} branch: words are easily misheard`,
      break: (within, pillar) => `${within} the day nudges your ${pillar} branch: a plan may need a small change`,
      'stem-combine': (within) => `${within} the day’s stem joins your day master: good for talks and plans`,
      tianyiguiren: (within) => `${within} the Nobleman star stands by: ask, and someone answers`,
      wenchangguiren: (within) => `${within} the Academy star stands by: reading and writing go well`,
      lushen: (within) => `${within} you have your seat of prosperity: what you do goes well`,
      yangren: (within) => `${within} you meet your Blade: plenty of drive, best used with a light hand`,
      jiesha: (within) => `${within} the Loss star passes: keep an eye on your things`,
      kongwang: (within) => `${within} the branch is void for you: think first`,
      'duty-fair': (within) => `${within} the day officer is for doing things`,
      'duty-poor': (within) => `${within} the day officer is for finishing things`,
      'path-yellow': (within) => `${within} the yellow path is open`,
      'path-black': (within) => `${within} the yellow path is closed`,
    },
    advice: {
      best: 'Put what matters here if you can; days have a scale of their own, and a slow season around them doesn’t change it',
      quietest: 'Good days to finish, tidy up and turn in early; this is said of these days, not of their month or season',
    },
    text: (...sentences) => sentences.map((sentence) => `${sentence}.`).join(' '),
  },
}

/** Formats the days of a stretch: 10月16日到10月20日，五天，平均 72. */
export function formatDayStretch({ locale }: Messages, { days, mean }: DayRun): string {
  const [from, to] = [days[0]!, days.at(-1)!].map(({ date }) => dateFormatters[locale].inYear(date)) as [string, string]
  return DAY_STRETCH_LABELS[locale].span(from, to, days.length, Math.round(mean))
}

/** Formats the reason and advice for a stretch: 其中三天有水，水是你的用神。要紧的事可以往这里排。 */
export function formatDayStretchAdvice(messages: Messages, kind: DayStretchKind, { reason }: DayRun): string {
  const { advice, text } = DAY_STRETCH_LABELS[messages.locale]
  return text(...(reason ? [formatRunReason(messages, reason)] : []), advice[kind])
}

function formatRunReason({ _, locale }: Messages, reason: DayRunReason): string {
  const { element, meetings, pillars, within } = DAY_STRETCH_LABELS[locale]
  if ('element' in reason) return element(within(reason.days), _(ELEMENT_LABELS[reason.element]), _(FAVOUR_ROLE_LABELS[reason.role]))
  return meetings[reason.code](within(reason.days), reason.pillar === null ? '' : pillars[reason.pillar])
}
