import type { Book, BookParagraph } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'

interface Reworded {
  readonly id: string
  readonly before: string
  readonly after: string
}

interface Text {
  readonly id: string
  readonly text: string
}

/** What is another in a card, as one language reads it. */
export interface CardChanges {
  /** The card's id. */
  readonly id: string
  readonly added: readonly Text[]
  readonly gone: readonly Text[]
  readonly reworded: readonly Reworded[]
}

type Cards = Pick<Book, 'cards'>

/** What a newer version says otherwise than an older one, card by card in the order of the newer; cards that say the same are left out. */
export function changesOf(before: Cards, after: Cards, locale: Locale): CardChanges[] {
  const ids = new Set([...after.cards, ...before.cards].map(({ id }) => id))
  return [...ids].map((id) => cardChangesOf(id, textsOf(before, id, locale), textsOf(after, id, locale))).filter(isAny)
}

function cardChangesOf(id: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): CardChanges {
  const texts = (map: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...map].filter(([key]) => !other.has(key)).map(([key, text]) => ({ id: key, text }))
  return {
    id,
    added: texts(after, before),
    gone: texts(before, after),
    reworded: [...after].flatMap(([key, text]) => {
      const was = before.get(key)
      return was === undefined || was === text ? [] : [{ id: key, before: was, after: text }]
    }),
  }
}

const isAny = ({ added, gone, reworded }: CardChanges) => added.length + gone.length + reworded.length > 0

/** All that a card says, by the ids of its paragraphs. */
function textsOf({ cards }: Cards, id: string, locale: Locale): ReadonlyMap<string, string> {
  const card = cards.find((one) => one.id === id)
  if (!card) return new Map()
  const said = [card.line, ...card.sections.flatMap(({ paragraphs }) => paragraphs), card.todo]
  return new Map(said.filter((one): one is BookParagraph => one !== null).map((one) => [one.id, one.text[locale]]))
}
