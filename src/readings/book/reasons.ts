import type { Person } from '../facts/person.ts'
import { reasonWordsOf } from '../facts/reason-words.ts'
import type { SharesOfCharts } from './candidates.ts'
import type { ComposedCard } from './compose.ts'

/** Three stand under a card's line. */
const REASONS = 3
/** How much there is of an element or a family, and whether it is the most or the least of the five: one measure. */
const MEASURE = /^(pct|share):(?:(?:most|least)=)?(\w+)/

/** The facts of a paragraph that have words, each told once: of two that are worded alike the first. */
export function toldFacts(because: readonly string[], person: Person): readonly string[] {
  const said = new Set<string>()
  return because.filter((fact) => {
    const words = reasonWordsOf(fact, person, 'zh_CN')
    return words !== undefined && !said.has(words.plain) && said.add(words.plain)
  })
}

/** The rarest facts that a card's paragraphs rest on, each of another form, no measure twice; fewer only if it has no more. */
export function reasonsOf(card: ComposedCard, person: Person, shares: SharesOfCharts): readonly string[] {
  const facts = [card.line, ...card.sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(({ paragraph }) => paragraph.because)
  const ordered = [...new Set(facts)].toSorted((a, b) => (shares[a] ?? 100) - (shares[b] ?? 100))
  const said = new Set<string>()
  const reasons: string[] = []
  for (const fact of ordered) {
    const words = reasonWordsOf(fact, person, 'zh_CN')
    if (words === undefined) continue
    const subject = MEASURE.exec(fact)?.slice(1).join(':') ?? words.plain
    if (said.has(subject)) continue
    said.add(subject)
    reasons.push(fact)
    if (reasons.length === REASONS) break
  }
  return reasons
}
