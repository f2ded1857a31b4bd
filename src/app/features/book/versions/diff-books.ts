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

/** Changes of a card between two versions, in one language. */
export interface CardChanges {
  /** Card id. */
  readonly id: string
  readonly added: readonly Text[]
  readonly gone: readonly Text[]
  readonly reworded: readonly Reworded[]
}

type Cards = Pick<Book, 'cards'>

/** Returns the changes per card from an older to a newer version, in the card order of the newer one; leaves out unchanged cards. */
export function diffBooks(before: Cards, after: Cards, locale: Locale): CardChanges[] {
  const ids = new Set([...after.cards, ...before.cards].map(({ id }) => id))
  return [...ids].map((id) => diffCard(id, listTexts(before, id, locale), listTexts(after, id, locale))).filter(hasChanges)
}

function diffCard(id: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): CardChanges {
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

const hasChanges = ({ added, gone, reworded }: CardChanges) => added.length + gone.length + reworded.length > 0

/** Returns the texts of a card by paragraph id; empty if the card does not exist. */
function listTexts({ cards }: Cards, id: string, locale: Locale): ReadonlyMap<string, string> {
  const card = cards.find((one) => one.id === id)
  if (!card) return new Map()
  const texts = [card.line, ...card.sections.flatMap(({ paragraphs }) => paragraphs), card.todo]
  return new Map(texts.filter((one): one is BookParagraph => one !== null).map((one) => [one.id, one.text[locale]]))
}
