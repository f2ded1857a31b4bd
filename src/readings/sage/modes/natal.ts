/** Reasons from the natal chart. */
import type { Locale } from '../../reader/locale.ts'
import type { ElementCode, ShareCode, StrengthCode } from '#bazi/index.ts'
import { elementOfStem, ELEMENTS } from '#bazi/index.ts'
import { findFactCells } from '../../facts/fact-cells.ts'
import type { ChartPerson } from '../../facts/chart-person.ts'
import { PILLAR_NAMES } from '../../facts/chart-person.ts'
import { pillarLabels } from '../../facts/text/code-labels.ts'
import { formatBranch, formatElement, formatPercent, formatShare, getTermName } from '../../facts/format-names.ts'
import { localizeText } from '../../facts/source-text.ts'
import type { Citation, AnswerPiece } from '../piece.ts'
import { formatSageText } from '../said.ts'
import type { FamilyLevel } from '../text/reasons.ts'
import { travelReasons, seatRelationReasons, seatReasons, shareReasons, strengthReasons, usefulElementReasons } from '../text/reasons.ts'

/** Bounds in percent: `low` below `LITTLE`, `high` from `MUCH`; the mean of five elements is 20. */
const [LITTLE, MUCH] = [12, 28]

/**
 * Returns the level of an element by its percentage. Below 1 %: `low` if a stem shows it, `hidden` if only branches have
 * it, else `none`.
 */
export function familyLevelOf(person: ChartPerson, element: ElementCode, percent: number): FamilyLevel {
  if (percent >= 1) return percent < LITTLE ? 'low' : percent < MUCH ? 'mid' : 'high'
  if (person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === element)) return 'low'
  return person.hasElement(element) ? 'hidden' : 'none'
}

const reason = (text: string, ...cites: readonly Citation[]): AnswerPiece => ({ kind: 'reason', text, cites })
const chip = (fact: string, person: ChartPerson, label: string): Citation => ({
  to: 'chart',
  ref: findFactCells(fact, person).join(' '),
  label,
})
const placeName = (place: number, locale: Locale) => localizeText(pillarLabels[PILLAR_NAMES[place]!]!, locale)

/** Composes the reason on the share of a family. */
export function composeShareReason(person: ChartPerson, family: ShareCode, locale: Locale): AnswerPiece {
  const percent = person.analysis.shares[family]
  const element = person.elementOfFamily(family)
  const slots = { share: formatShare(percent, locale), element: formatElement(element, locale) }
  return reason(
    formatSageText(shareReasons[family][familyLevelOf(person, element, percent)], locale, slots),
    chip(`share:${family}`, person, `${getTermName(`share-${family}`, locale)} ${formatPercent(percent, locale)}`),
  )
}

/** Composes the reasons on the day branch: its ten god, then its clash or six-combination with another branch. */
export function composeSeatReasons(person: ChartPerson, locale: Locale): readonly AnswerPiece[] {
  const { day } = person.chart.pillars
  const branch = formatBranch(day.branch, locale)
  const cite = chip('main:day=' + day.hidden[0]!.tenGod, person, `${getTermName('spouse-palace', locale)} ${branch}`)
  const sits = reason(formatSageText(seatReasons[day.hidden[0]!.tenGod], locale, { branch }), { ...cite, ref: 'day.branch day.hidden' })
  const met = person.analysis.relations.find(({ type, positions }) => (type === 'clash' || type === 'six-combine') && positions.includes(2))
  const other = met?.positions.find((position) => position !== 2)
  if (met === undefined || other === undefined) return [sits]
  const natal = formatBranch(person.pillars[other]!.branch, locale)
  const text = formatSageText(seatRelationReasons[met.type as 'clash'], locale, { branch, place: placeName(other, locale), natal })
  return [sits, reason(text, { to: 'chart', ref: `day.branch ${PILLAR_NAMES[other]}.branch`, label: `${branch} ${natal}` })]
}

/** Composes the reason on whether the chart favours moving: by the Travel star, else by a clash with the day branch. */
export function composeTravelReason(person: ChartPerson, locale: Locale): AnswerPiece {
  const at = person.analysis.stars.findIndex((stars) => stars.includes('yima'))
  if (at >= 0)
    return reason(formatSageText(travelReasons.star, locale, { place: placeName(at, locale) }), {
      to: 'chart',
      ref: `${PILLAR_NAMES[at]}.stars`,
      label: getTermName('star-yima', locale),
    })
  const met = person.analysis.relations.find(({ type, positions }) => type === 'clash' && positions.includes(2))
  const other = met?.positions.find((position) => position !== 2)
  if (other === undefined)
    return reason(formatSageText(travelReasons.none, locale), { to: 'term', ref: 'star-yima', label: getTermName('star-yima', locale) })
  const slots = {
    place: placeName(other, locale),
    natal: formatBranch(person.pillars[other]!.branch, locale),
    branch: formatBranch(person.chart.pillars.day.branch, locale),
  }
  return reason(formatSageText(travelReasons.clash, locale, slots), {
    to: 'chart',
    ref: `day.branch ${PILLAR_NAMES[other]}.branch`,
    label: `${slots.natal} ${slots.branch}`,
  })
}

const groupOf = (code: StrengthCode) =>
  code === 'zhonghe' ? 'even' : code === 'jiruo' || code === 'shenruo' || code === 'pianruo' ? 'weak' : 'strong'

export function composeStrengthReason(person: ChartPerson, locale: Locale): AnswerPiece {
  const { s, class: code } = person.analysis.strength
  const strength = getTermName(`strength-${code}`, locale)
  const slots = { s: formatPercent(s, locale), strength: locale === 'en_US' ? strength.toLowerCase() : strength }
  return reason(formatSageText(strengthReasons[groupOf(code)], locale, slots), { to: 'chart', ref: 'day.stem', label: strength })
}

export function composeUsefulElementReason(person: ChartPerson, locale: Locale): AnswerPiece {
  const use = person.analysis.useful
  const share = formatPercent(person.analysis.percent[ELEMENTS.indexOf(use)]!, locale)
  return reason(
    formatSageText(usefulElementReasons[use], locale, { share }),
    chip('use:in-branch', person, `${getTermName('useful-yongshen', locale)} ${formatElement(use, locale)}`),
  )
}

/** Returns the family with the largest share. */
export const strongestFamilyOf = (person: ChartPerson): ShareCode =>
  (Object.entries(person.analysis.shares) as [ShareCode, number][]).toSorted((a, b) => b[1] - a[1])[0]![0]
