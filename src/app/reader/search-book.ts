import type { Book, BookParagraph } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import type { Level } from '#readings/reader/levels.ts'
import { formatBookText, type TextRange } from './book-text.ts'

export interface SearchHit {
  readonly card: string
  readonly number: number
  readonly title: string
  /** Paragraph id; '' for the card title. */
  readonly paragraph: string
  /** Excerpt of the text around the match. */
  readonly text: string
  readonly hits: readonly TextRange[]
}

/** Number of characters that an excerpt shows before the first match. */
const BEFORE = 16
const SHOWN = 90
/** Maximum number of hits returned. */
export const MAX_SEARCH_HITS = 60

/** Searches the titles, summary lines and paragraphs of all cards, in the text shown at this level. */
export function searchBook({ cards }: Pick<Book, 'cards'>, words: string, locale: Locale, level: Level): SearchHit[] {
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
          .map(({ id, text }) => ({ paragraph: id, text: formatBookText(text[locale], level).text })),
      ]
      return texts.flatMap(({ paragraph, text }) => {
        const shown = createExcerpt(text, wanted)
        return shown ? [{ ...where, paragraph, ...shown }] : []
      })
    })
    .slice(0, MAX_SEARCH_HITS)
}

function createExcerpt(text: string, wanted: string): Pick<SearchHit, 'text' | 'hits'> | undefined {
  const first = text.toLowerCase().indexOf(wanted)
  if (first < 0) return undefined
  const from = first <= BEFORE ? 0 : first - BEFORE
  const cut = text.slice(from, from + SHOWN)
  const shown = `${from > 0 ? '…' : ''}${cut}${from + SHOWN < text.length ? '…' : ''}`
  return { text: shown, hits: findTextMatches(shown, wanted) }
}

/** Finds all occurrences in a text, ignoring case and without overlaps. `wanted` must be lower case. */
export function findTextMatches(text: string, wanted: string): TextRange[] {
  const small = text.toLowerCase()
  const hits: TextRange[] = []
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + wanted.length)) {
    hits.push({ from: at, to: at + wanted.length })
  }
  return hits
}
