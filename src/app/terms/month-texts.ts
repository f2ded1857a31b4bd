import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Band, Ganzhi } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import type { MonthPart, MonthSentence, MonthReading, RatedDay, BaziMonthSegment } from '#readings/daily/index.ts'
import { findStrongestScorePart } from '#readings/daily/index.ts'
import type { Translator } from '../language/use-messages.ts'
import { BAND_LABELS } from './bands.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'
import { formatMonthPartAdvice, MONTH_ADVICE_TEXTS } from './month-meetings.ts'
import { MONTH_TEN_GOD_TEXTS } from './month-gods.ts'
import { formatScorePart } from './power-parts.ts'
import { stemTextOf, pairTextOf } from './stems-branches.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'

const PILLARS = msg({ message: '{year}年{month}月' })
const TURN = msg({ message: '{before}，{day}日起{after}月' })
const TURN_OF_YEAR = msg({ message: '{before}，{day}日起{year}年{after}月' })

/** Formats the two month pillars of a calendar month: 丙午年戊戌月，7日起己亥月. */
export function formatMonthPillars(_: Translator, [before, after]: readonly [BaziMonthSegment, BaziMonthSegment]): string {
  const values = {
    before: _({ ...PILLARS, values: { year: pairTextOf(_, before.year), month: pairTextOf(_, before.pair) } }),
    after: pairTextOf(_, after.pair),
    year: pairTextOf(_, after.year),
    day: after.from.day,
  }
  return _({ ...(before.year.index === after.year.index ? TURN : TURN_OF_YEAR), values })
}

/** Formats one sentence of advice for a month. */
export function formatMonthSentence(locale: Locale, sentence: MonthSentence): string {
  switch (sentence.id) {
    case 'ten-god':
      return MONTH_TEN_GOD_TEXTS[locale][sentence.tenGod][sentence.rises ? 'rises' : 'holds'][sentence.wording]
    case 'element':
      return MONTH_ADVICE_TEXTS[locale].elements[sentence.element][sentence.isWanted ? 'wanted' : 'feared']
    case 'part':
      return formatMonthPartAdvice(locale, sentence.part)
  }
}

const GOD_REASON = msg({ message: '月干{stem}为{god}' })
const ELEMENT_REASON = msg({ message: '{pair}带{element}，为{role}' })

/** Formats the basis of a sentence in the chart and the month's pair. */
export function formatMonthReason(_: Translator, { pair }: MonthPart, sentence: MonthSentence): string {
  switch (sentence.id) {
    case 'ten-god':
      return _({ ...GOD_REASON, values: { stem: stemTextOf(_, sentence.stem), god: _(TEN_GOD_LABELS[sentence.tenGod]) } })
    case 'element': {
      const role = _(FAVOUR_ROLE_LABELS[sentence.role])
      return _({ ...ELEMENT_REASON, values: { pair: pairTextOf(_, pair), element: _(ELEMENT_LABELS[sentence.element]), role } })
    }
    case 'part':
      return formatScorePart(_, sentence.part, pair)
  }
}

const MEAN_LABELS: Record<Band, MessageDescriptor> = {
  great: msg({ message: '每日力量值整月平均 {mean}，日子多半顺手，想办的排进来。' }),
  good: msg({ message: '每日力量值整月平均 {mean}，偏顺，要紧的事放在好日子。' }),
  even: msg({ message: '每日力量值整月平均 {mean}，不紧不慢，照常安排就好。' }),
  careful: msg({ message: '每日力量值整月平均 {mean}，慢一点走，大事挑日子。' }),
  quiet: msg({ message: '每日力量值整月平均 {mean}，静的日子多，收尾比开头合适。' }),
}
const LATER = msg({ message: '{day} 日换月：之前平均 {before}，之后 {after}，后段更旺。' })
const EARLIER = msg({ message: '{day} 日换月：之前平均 {before}，之后 {after}，前段更旺。' })
const ALIKE = msg({ message: '{day} 日换月，前后差不多：平均 {before} 和 {after}。' })
/** Difference of two mean values below which they count as equal. */
const ALIKE_WITHIN = 3

/** Formats two sentences on a month's values: the mean, and whether it changes with the month pillar. */
export function formatMonthTrend(_: Translator, { mean, band, parts: [first, second] }: MonthReading): readonly string[] {
  const change = second.mean - first.mean
  const words = Math.abs(change) < ALIKE_WITHIN ? ALIKE : change > 0 ? LATER : EARLIER
  const values = { before: first.mean, after: second.mean, day: second.from.day }
  return [_({ ...MEAN_LABELS[band], values: { mean } }), _({ ...words, values })]
}

const STRETCH = msg({ message: '{pair}月，{from}–{to} 日' })

/** Formats the days of the calendar month that belong to a month pillar: 己亥月，7–30 日. */
export function formatMonthSegment(_: Translator, { pair, from, to }: Pick<BaziMonthSegment, 'pair' | 'from' | 'to'>): string {
  return _({ ...STRETCH, values: { pair: pairTextOf(_, pair), from: from.day, to: to.day } })
}

type Reasoned = Pick<RatedDay, 'pair' | 'parts' | 'duty' | 'god' | 'band'>

/** Formats the strongest reason for a day's value: 戌冲日支辰. */
export function formatDayReason(_: Translator, { pair, parts, duty, god, band }: Reasoned): string {
  const part = findStrongestScorePart(parts)
  return part === null ? _(BAND_LABELS[band]) : formatScorePart(_, part, { branch: pair.branch, duty, path: { code: god } })
}

const DAY_PAIR = msg({ message: '{day}日' })

/** Formats a day pillar: 戊戌日. */
export function formatDayPair(_: Translator, pair: Ganzhi): string {
  return _({ ...DAY_PAIR, values: { day: pairTextOf(_, pair) } })
}
