/** The fate book: ten cards of a chart, composed on the server only. */
import type { FormattedCard, BookReader, BookFrequencies } from '../book/book.ts'
import { formatCard } from '../book/book.ts'
import type { ComposedCard } from '../book/compose.ts'
import { composeCards } from '../book/compose.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { FATE_BOOK_CARDS } from './cards.ts'
import { families } from './families.ts'
import shares from './shares.json' with { type: 'json' }

/** Composes the ten cards of a chart, independent of language and level. */
export function composeFateBook(person: ChartPerson): readonly ComposedCard[] {
  return composeCards(FATE_BOOK_CARDS, families, person, (shares as BookFrequencies).paragraphs)
}

/** Prints the ten cards for one reader. */
export function formatFateBook(person: ChartPerson, reader: BookReader): readonly FormattedCard[] {
  return composeFateBook(person).map((card) => formatCard(card, person, shares as BookFrequencies, reader))
}
