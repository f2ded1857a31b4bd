import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'

/** The rules that a card tells first in one of its paragraphs, by the fact beside which each stands: no card tells a rule twice. */
export function newRulesIn({ cards, facts }: Book, paragraphId: string, locale: Locale): ReadonlyMap<string, string> {
  const told = cards
    .map(({ sections, todo }) => [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])])
    .find((card) => card.some(({ id }) => id === paragraphId))
  const first = new Map<string, { readonly id: string; readonly fact: string }>()
  for (const { id, because } of told ?? [])
    for (const fact of because) {
      const rule = facts[fact]?.rule[locale]
      if (rule !== undefined && !first.has(rule)) first.set(rule, { id, fact })
    }
  return new Map([...first].filter(([, { id }]) => id === paragraphId).map(([rule, { fact }]) => [fact, rule]))
}
