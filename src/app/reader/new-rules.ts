import type { Book } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'

/** Returns the rules that no earlier paragraph of the card has, by fact id: a card shows each rule only once. */
export function listNewRules({ cards, facts }: Book, paragraphId: string, locale: Locale): ReadonlyMap<string, string> {
  const cardParagraphs = cards
    .map(({ sections, todo }) => [...sections.flatMap(({ paragraphs }) => paragraphs), ...(todo ? [todo] : [])])
    .find((card) => card.some(({ id }) => id === paragraphId))
  const first = new Map<string, { readonly id: string; readonly fact: string }>()
  for (const { id, because } of cardParagraphs ?? [])
    for (const fact of because) {
      const rule = facts[fact]?.rule[locale]
      if (rule !== undefined && !first.has(rule)) first.set(rule, { id, fact })
    }
  return new Map([...first].filter(([, { id }]) => id === paragraphId).map(([rule, { fact }]) => [fact, rule]))
}
