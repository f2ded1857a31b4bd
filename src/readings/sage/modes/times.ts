/** Reasons from the luck cycle, the year and the month. */
import type { Locale } from '../../reader/locale.ts'
import { elementOfBranch, elementOfStem, tenGodOf } from '#bazi/index.ts'
import type { LuckCycle, ChartPerson } from '../../facts/chart-person.ts'
import { godFamilyOf } from '../../facts/chart-person.ts'
import { pillarLabels } from '../../facts/text/code-labels.ts'
import {
  formatBranch,
  formatBookDate,
  formatElement,
  formatPair,
  formatStem,
  getTermName,
  formatBaziYear,
} from '../../facts/format-names.ts'
import { localizeText } from '../../facts/source-text.ts'
import type { TimePart } from '../outlook/parts.ts'
import { parseEpochDay, citePart, formatPartShort } from '../outlook/parts.ts'
import type { TimeWindow } from '../outlook/window.ts'
import { isGoodPart } from '../outlook/window.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { pickByHash, formatSageText } from '../said.ts'
import type { LifeField, OutlookAdvice } from '../text/fields.ts'
import { godClauses } from '../text/fields.ts'
import type { CycleBranchEffect } from '../text/reasons.ts'
import { cycleReasons, noCycleReason, partReasons, spreadReasons, cycleChangeReasons, yearReasons } from '../text/reasons.ts'

const reason = (text: string, ...cites: readonly Citation[]): AnswerPiece => ({ kind: 'reason', text, cites })
const [EVEN, GOOD] = [55, 68]
const TURN_DAYS = 400

export const formatGodName = (person: ChartPerson, part: TimePart, locale: Locale) =>
  getTermName(`god-${tenGodOf(person.day, part.pair.stem)}`, locale)
const theGod = (person: ChartPerson, part: TimePart, locale: Locale) =>
  locale === 'en_US' ? `the ${formatGodName(person, part, locale)}` : formatGodName(person, part, locale)

export function composeYearReason(person: ChartPerson, { year }: TimeWindow, field: LifeField, locale: Locale, key: string): AnswerPiece {
  const { score } = year.score
  const [civil, god] = [Number(year.from.slice(0, 4)), tenGodOf(person.day, year.pair.stem)]
  const kind = score >= GOOD ? 'rising' : score >= EVEN ? 'even' : 'held'
  const name = formatBaziYear(civil, year.pair, locale)
  const slots = {
    year: name,
    score: String(score),
    god: theGod(person, year, locale),
    clause: formatSageText(godClauses[god][field], locale),
  }
  return reason(formatSageText(pickByHash(yearReasons[kind], key), locale, slots), { to: 'year', ref: String(civil), label: name })
}

const cycleCite = (startYear: number, name: string, locale: Locale): Citation => ({
  to: 'cycle',
  ref: String(startYear),
  label: locale === 'en_US' ? `${name} cycle` : `${name}${locale === 'zh_TW' ? '運' : '运'}`,
})

/** Composes the reason on the present luck cycle, or on its coming change; undefined if it would contradict the advice. */
export function composeCycleReason(
  person: ChartPerson,
  today: string,
  advice: OutlookAdvice,
  locale: Locale,
  key: string,
  asked?: 'now' | 'next',
): AnswerPiece | undefined {
  const { now, next } = person
  if (asked !== undefined) return person[asked] === null ? undefined : composeFareReason(person, person[asked], locale)
  if (now === null) {
    const { startDate } = person.chart.luck
    if (startDate <= today) return undefined
    const name = formatPair(person.cycle(0)!.pillar, locale)
    return reason(
      formatSageText(noCycleReason, locale, { date: formatBookDate(startDate, locale) }),
      cycleCite(Number(startDate.slice(0, 4)), name, locale),
    )
  }
  if (next && parseEpochDay(next.luck.startDate) - parseEpochDay(today) < TURN_DAYS) {
    const cycle = formatPair(next.pillar, locale)
    return reason(
      formatSageText(pickByHash(cycleChangeReasons, key), locale, { date: formatBookDate(next.luck.startDate, locale), cycle }),
      cycleCite(next.luck.startYear, cycle, locale),
    )
  }
  const fare = fareOf(person, now)
  if ((advice === 'go' && fare === 'poor') || (advice === 'wait' && fare === 'fair')) return undefined
  return composeFareReason(person, now, locale)
}

function fareOf(person: ChartPerson, { pillar }: LuckCycle): CycleBranchEffect {
  const { useful, joyful, adverse, enemy } = person.analysis
  const element = elementOfBranch(pillar.branch)
  return element === useful || element === joyful ? 'fair' : element === adverse || element === enemy ? 'poor' : 'plain'
}

/** Composes the reason on one luck cycle: its ten god and its branch. */
export function composeFareReason(person: ChartPerson, now: LuckCycle, locale: Locale): AnswerPiece {
  const fare = fareOf(person, now)
  const cycle = formatPair(now.pillar, locale)
  const years = `${now.luck.startYear}${locale === 'en_US' ? '–' : '到'}${now.endDate.slice(0, 4)}`
  const god = now.pillar.tenGod
  return reason(
    formatSageText(cycleReasons[god === null ? 'peer' : godFamilyOf(god)][fare], locale, { cycle, years }),
    cycleCite(now.luck.startYear, cycle, locale),
  )
}

/** Selects the texts on a window's best and weakest part; other texts if part of the window is over. */
function spreadsOf({ isPast, isNamed, best, from, advice }: TimeWindow, today: string) {
  if (isPast) return spreadReasons.past
  if (advice === 'wait' && best.kind === 'month' && isGoodPart(best)) return spreadReasons.held
  return isNamed && from === today && best.kind === 'month' ? spreadReasons.left : spreadReasons[best.kind]
}

/** Composes the reason on the best and the weakest part; undefined for fewer than three parts. */
export function composeSpreadReason(window: TimeWindow, today: string, when: string, locale: Locale, key: string): AnswerPiece | undefined {
  const { best, worst, parts } = window
  if (worst === undefined || parts.length < 3) return undefined
  const slots = {
    span: when,
    best: formatPartShort(best, today, locale),
    worst: formatPartShort(worst, today, locale),
    bestScore: String(best.score.score),
    worstScore: String(worst.score.score),
  }
  return reason(formatSageText(pickByHash(spreadsOf(window, today), key), locale, slots), citePart(best, locale), citePart(worst, locale))
}

/** Score parts that refer to a stem of the chart; the others refer to a branch. */
const OF_STEM: readonly string[] = ['stem-combine', 'tianyiguiren', 'wenchangguiren', 'lushen', 'yangren']

/** Composes the reason on the strongest positive (`isUpward`) or negative score part of a time; undefined if none is beyond 0.5 points. */
export function composePartReason(part: TimePart, today: string, isUpward: boolean, locale: Locale): AnswerPiece | undefined {
  const parts = part.score.parts.filter(
    ({ points, code }) => (isUpward ? points > 0.5 : points < -0.5) && !code.startsWith('duty') && !code.startsWith('path'),
  )
  const [most] = parts.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  if (most === undefined) return undefined
  const isShown = most.stem === part.pair.stem && most.code.startsWith('stem')
  const key = most.stem === null ? most.code : `${isShown ? 'stem' : 'hidden'}-${isUpward ? 'fair' : 'poor'}`
  const text = partReasons[key]
  if (text === undefined) return undefined
  const slots = {
    time: formatPartShort(part, today, locale),
    branch: formatBranch(part.pair.branch, locale),
    stem: formatStem(most.stem ?? part.pair.stem, locale),
    element: most.stem === null ? '' : formatElement(elementOfStem(most.stem), locale),
    place: most.pillar === null ? '' : localizeText(pillarLabels[most.pillar]!, locale),
    natal: most.natal === null ? '' : formatBranch(most.natal, locale),
  }
  const cites =
    most.pillar === null
      ? []
      : [{ to: 'chart', ref: `${most.pillar}.${OF_STEM.includes(most.code) ? 'stem' : 'branch'}`, label: slots.place } as const]
  return reason(formatSageText(text, locale, slots), citePart(part, locale), ...cites)
}
