import type { Book, BookParagraph } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { Level } from '#readings/reader/levels.ts'
import { shownOf } from './shown-text.ts'
import type { Range } from './text-pieces.ts'

/** A place in the book that has the words that were looked for. */
export interface Found {
  readonly card: string
  readonly number: number
  readonly title: string
  /** '' for a title. */
  readonly paragraph: string
  /** What surrounds the words. */
  readonly text: string
  readonly hits: readonly Range[]
}

/** So much is shown before the first of the words. */
const BEFORE = 16
const SHOWN = 90
/** Whoever finds more looks for something longer. */
export const MOST_FOUND = 60

/** Finds words in titles, lines and paragraphs as they stand on the page. */
export function findIn({ cards }: Pick<Book, 'cards'>, words: string, locale: Locale, level: Level): Found[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  return cards
    .flatMap((card, i) => {
      const where = { card: card.id, number: i + 1, title: card.title[locale] }
      const paragraphs = [card.line, ...card.sections.flatMap((section) => section.paragraphs), card.todo]
      const texts = [
        { paragraph: '', text: card.title[locale] },
        ...card.sections.map((section) => ({ paragraph: section.paragraphs[0]?.id ?? '', text: section.title[locale] })),
        ...paragraphs
          .filter((one): one is BookParagraph => one !== null)
          .map(({ id, text }) => ({ paragraph: id, text: shownOf(text[locale], level).text })),
      ]
      return texts.flatMap(({ paragraph, text }) => {
        const shown = aroundHits(text, wanted)
        return shown ? [{ ...where, paragraph, ...shown }] : []
      })
    })
    .slice(0, MOST_FOUND)
}

function aroundHits(text: string, wanted: string): Pick<Found, 'text' | 'hits'> | undefined {
  const first = text.toLowerCase().indexOf(wanted)
  if (first < 0) return undefined
  const from = first <= BEFORE ? 0 : first - BEFORE
  const cut = text.slice(from, from + SHOWN)
  const shown = `${from > 0 ? '…' : ''}${cut}${from + SHOWN < text.length ? '…' : ''}`
  return { text: shown, hits: hitsIn(shown, wanted) }
}

/** Every place of the words in a text, none within another. */
export function hitsIn(text: string, wanted: string): Range[] {
  const small = text.toLowerCase()
  const hits: Range[] = []
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + wanted.length)) {
    hits.push({ from: at, to: at + wanted.length })
  }
  return hits
}
