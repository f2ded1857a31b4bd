import type { ChartPerson } from '../facts/chart-person.ts'
import { formatFactReason } from '../facts/reason-text.ts'
import type { ChartFrequencies } from './candidates.ts'
import type { ComposedCard } from './compose.ts'

/** Number of reasons shown under the line of a card. */
const REASONS = 3
/** Facts about the percentage or rank of an element or family; facts about the same one count as one subject. */
const MEASURE = /^(pct|share):(?:(?:most|least)=)?(\w+)/

/** Lists the facts of a paragraph that have a reason text; of two with the same text only the first. */
export function listFactsWithReason(because: readonly string[], person: ChartPerson): readonly string[] {
  const stated = new Set<string>()
  return because.filter((fact) => {
    const words = formatFactReason(fact, person, 'zh_CN')
    if (words === undefined) return false
    const text = words.detail ?? words.plain
    return !stated.has(text) && stated.add(text)
  })
}

/** Picks the rarest facts of a card's paragraphs, no two on the same subject. */
export function pickReasonFacts(card: ComposedCard, person: ChartPerson, shares: ChartFrequencies): readonly string[] {
  const facts = [card.line, ...card.sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(({ paragraph }) => paragraph.because)
  const ordered = [...new Set(facts)].toSorted((a, b) => (shares[a] ?? 100) - (shares[b] ?? 100))
  const stated = new Set<string>()
  const reasons: string[] = []
  for (const fact of ordered) {
    const words = formatFactReason(fact, person, 'zh_CN')
    if (words === undefined) continue
    const subject = MEASURE.exec(fact)?.slice(1).join(':') ?? words.plain
    if (stated.has(subject)) continue
    stated.add(subject)
    reasons.push(fact)
    if (reasons.length === REASONS) break
  }
  return reasons
}
