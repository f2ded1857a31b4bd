import type { Glossary } from '../../glossary/use-glossary.ts'
import type { Term } from '#readings/glossary/term.ts'

/** A group of terms, headed by the term that names it. */
export interface TermGroup {
  readonly head: Term
  readonly terms: readonly Term[]
}

/** Groups: id of the head term and pattern of the member ids; terms that match no pattern belong to `chart`. */
const GROUPS: readonly (readonly [head: string, ids: RegExp])[] = [
  ['chart', /^$/],
  ['five-elements', /^(?:five-elements|element-.*|yin-yang|generating|controlling)$/],
  ['stems', /^(?:stems|stem-.*|five-mouse|sixty-pairs|nayin)$/],
  ['branches', /^(?:branches|branch-.*|animal|hidden-stems|main-qi|command-days|storehouse)$/],
  ['ten-gods', /^(?:ten-gods|god-.*|share-(?!of-).*|situation-.*)$/],
  ['strength', /^(?:strength.*|rooted|revealed)$/],
  ['pattern', /^(?:pattern.*|transforming|month-order)$/],
  ['favour', /^(?:favour|useful-.*|reason-.*)$/],
  ['stages', /^(?:stages?(?:-.*)?|own-stage)$/],
  ['relations', /^relations?(?:-.*)?$/],
  ['stars', /^stars?(?:-(?!of-).*)?$/],
  ['layer-major', /^(?:layer-.*|start-of-luck|small-luck|nominal-age|birth-animal-year|repeat|collision|tai-sui)$/],
  [
    'solar-terms',
    /^(?:solar-terms|jie|qi|lichun|southern-hemisphere|lunar-date|leap-month|true-solar-time|equation-of-time|double-hour|late-zi)$/,
  ],
  ['do-dont', /^(?:do-dont|day-officer|duty-.*|yellow-path|nothing-advised|power-value|band)$/],
  ['hexagram', /^(?:.*hexagram|trigram|yao|changing-line|opposite-reversed|judgement|image-text|casting|seven-seconds)$/],
]

/** Groups all terms, in display order. */
export function groupTerms(glossary: Glossary): readonly TermGroup[] {
  const byHead = Map.groupBy(glossary.values(), ({ id }) => GROUPS.find(([, ids]) => ids.test(id))?.[0] ?? 'chart')
  return GROUPS.map(([head]) => ({ head: glossary.get(head)!, terms: byHead.get(head) ?? [] }))
}
