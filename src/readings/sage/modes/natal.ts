/** What of the chart itself bears on a topic. */
import type { ElementCode, ShareCode, StrengthCode } from '#bazi/index.ts'
import { elementOfStem, ELEMENTS } from '#bazi/index.ts'
import { cellsOf } from '../../facts/cells.ts'
import type { Person } from '../../facts/person.ts'
import { PLACES } from '../../facts/person.ts'
import { pillarWords } from '../../facts/text/name-words.ts'
import { branchName, elementName, percentName, shareName, termOf } from '../../facts/words.ts'
import type { Locale } from '../../facts/written.ts'
import { inLocale } from '../../facts/written.ts'
import type { Cite, Piece } from '../piece.ts'
import { said } from '../said.ts'
import type { Level } from '../text/reasons.ts'
import { roadReasons, seatMeets, seatReasons, shareReasons, strengthReasons, useReasons } from '../text/reasons.ts'

/** Percent of the points: a fifth is the mean of five. */
const [LITTLE, MUCH] = [12, 28]

/** How much there is of an element that has so many percent; a trace is in branches alone or, where relations took the rest, in a stem. */
export function levelOf(person: Person, element: ElementCode, percent: number): Level {
  if (percent >= 1) return percent < LITTLE ? 'low' : percent < MUCH ? 'mid' : 'high'
  if (person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === element)) return 'low'
  return person.holds(element) ? 'hidden' : 'none'
}

const reason = (text: string, ...cites: readonly Cite[]): Piece => ({ kind: 'reason', text, cites })
const chip = (fact: string, person: Person, label: string): Cite => ({ to: 'chart', ref: cellsOf(fact, person).join(' '), label })
const placeName = (place: number, locale: Locale) => inLocale(pillarWords[PLACES[place]!]!, locale)

/** How much of a family there is. */
export function shareReason(person: Person, family: ShareCode, locale: Locale): Piece {
  const percent = person.analysis.shares[family]
  const element = person.elementOfFamily(family)
  const slots = { share: shareName(percent, locale), element: elementName(element, locale) }
  return reason(
    said(shareReasons[family][levelOf(person, element, percent)], locale, slots),
    chip(`share:${family}`, person, `${termOf(`share-${family}`, locale)} ${percentName(percent, locale)}`),
  )
}

/** Who sits in the day branch, and what meets it. */
export function seatReasonsOf(person: Person, locale: Locale): readonly Piece[] {
  const { day } = person.chart.pillars
  const branch = branchName(day.branch, locale)
  const cite = chip('main:day=' + day.hidden[0]!.tenGod, person, `${termOf('spouse-palace', locale)} ${branch}`)
  const sits = reason(said(seatReasons[day.hidden[0]!.tenGod], locale, { branch }), { ...cite, ref: 'day.branch day.hidden' })
  const met = person.analysis.relations.find(({ type, positions }) => (type === 'clash' || type === 'six-combine') && positions.includes(2))
  const other = met?.positions.find((position) => position !== 2)
  if (met === undefined || other === undefined) return [sits]
  const natal = branchName(person.pillars[other]!.branch, locale)
  const text = said(seatMeets[met.type as 'clash'], locale, { branch, place: placeName(other, locale), natal })
  return [sits, reason(text, { to: 'chart', ref: `day.branch ${PLACES[other]}.branch`, label: `${branch} ${natal}` })]
}

/** Whether the chart likes to move. */
export function roadReason(person: Person, locale: Locale): Piece {
  const at = person.analysis.stars.findIndex((stars) => stars.includes('yima'))
  if (at >= 0)
    return reason(said(roadReasons.star, locale, { place: placeName(at, locale) }), {
      to: 'chart',
      ref: `${PLACES[at]}.stars`,
      label: termOf('star-yima', locale),
    })
  const met = person.analysis.relations.find(({ type, positions }) => type === 'clash' && positions.includes(2))
  const other = met?.positions.find((position) => position !== 2)
  if (other === undefined)
    return reason(said(roadReasons.none, locale), { to: 'term', ref: 'star-yima', label: termOf('star-yima', locale) })
  const slots = {
    place: placeName(other, locale),
    natal: branchName(person.pillars[other]!.branch, locale),
    branch: branchName(person.chart.pillars.day.branch, locale),
  }
  return reason(said(roadReasons.clash, locale, slots), {
    to: 'chart',
    ref: `day.branch ${PLACES[other]}.branch`,
    label: `${slots.natal} ${slots.branch}`,
  })
}

const groupOf = (code: StrengthCode) =>
  code === 'zhonghe' ? 'even' : code === 'jiruo' || code === 'shenruo' || code === 'pianruo' ? 'weak' : 'strong'

export function strengthReason(person: Person, locale: Locale): Piece {
  const { s, class: code } = person.analysis.strength
  const strength = termOf(`strength-${code}`, locale)
  const slots = { s: percentName(s, locale), strength: locale === 'en_US' ? strength.toLowerCase() : strength }
  return reason(said(strengthReasons[groupOf(code)], locale, slots), { to: 'chart', ref: 'day.stem', label: strength })
}

export function useReason(person: Person, locale: Locale): Piece {
  const use = person.analysis.useful
  const share = percentName(person.analysis.percent[ELEMENTS.indexOf(use)]!, locale)
  return reason(
    said(useReasons[use], locale, { share }),
    chip('use:in-branch', person, `${termOf('useful-yongshen', locale)} ${elementName(use, locale)}`),
  )
}

/** The family that there is most of. */
export const mostOf = (person: Person): ShareCode =>
  (Object.entries(person.analysis.shares) as [ShareCode, number][]).toSorted((a, b) => b[1] - a[1])[0]![0]
