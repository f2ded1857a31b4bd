/** The fate book: ten cards of a chart, composed on the server only. */
import type { PrintedCard, BookReader, BookShares } from '../book/book.ts'
import { printCard } from '../book/book.ts'
import type { ComposedCard } from '../book/compose.ts'
import { composeCards } from '../book/compose.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { FATE_BOOK_CARDS } from './cards.ts'
import { families } from './families.ts'
import shares from './shares.json' with { type: 'json' }

/** Composes the ten cards of a chart, independent of language and level. */
export function composeFateBook(person: ChartPerson): readonly ComposedCard[] {
  return composeCards(FATE_BOOK_CARDS, families, person, (shares as BookShares).paragraphs)
}

/** Prints the ten cards for one reader. */
export function printFateBook(person: ChartPerson, reader: BookReader): readonly PrintedCard[] {
  return composeFateBook(person).map((card) => printCard(card, person, shares as BookShares, reader))
}
