/** Citation chips of the sentences about two people. */
import type { Locale } from '../../reader/locale.ts'
import type { Chart } from '#bazi/index.ts'
import type { MatchFact } from '../../match/index.ts'
import { formatBranch, formatElement, formatStem, getTermName } from '../../facts/format-names.ts'
import type { Citation } from '../piece.ts'

const AT = ['year', 'month', 'day', 'hour'] as const

/** Creates the citation chips for the facts of a sentence: cells of either chart, terms, years. */
export function citeMatchFacts(facts: readonly MatchFact[], charts: readonly [Chart, Chart], locale: Locale): readonly Citation[] {
  const pillarAt = (side: 0 | 1, place: number) => charts[side].pillars[AT[place]!]!
  const cell = (side: 0 | 1, place: number, part: 'stem' | 'branch'): Citation => ({
    to: side === 0 ? 'chart' : 'other',
    ref: `${AT[place]}.${part}`,
    label: part === 'stem' ? formatStem(pillarAt(side, place).stem, locale) : formatBranch(pillarAt(side, place).branch, locale),
  })
  const all = facts.flatMap((fact): readonly Citation[] => {
    switch (fact.kind) {
      case 'day-stems':
      case 'god':
        return [cell(0, 2, 'stem'), cell(1, 2, 'stem')]
      case 'branches':
        return [cell(0, fact.place, 'branch'), cell(1, fact.place, 'branch')]
      case 'wanted':
      case 'heavy':
      case 'useful':
        return [{ to: 'term', ref: `element-${fact.element}`, label: formatElement(fact.element, locale) }]
      case 'star':
        return [{ to: 'term', ref: `star-${fact.star}`, label: getTermName(`star-${fact.star}`, locale) }]
      case 'year-branch':
      case 'year-element':
        return [{ to: 'year', ref: String(fact.year), label: String(fact.year) }]
      default:
        return []
    }
  })
  return [...new Map(all.map((cite) => [`${cite.to} ${cite.ref}`, cite])).values()].slice(0, 4)
}
