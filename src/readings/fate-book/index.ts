/** The fate book: ten cards of a chart, composed on the server alone. */
import type { PrintedCard, Reader, Shares } from '../book/book.ts'
import { printedCard } from '../book/book.ts'
import type { ComposedCard } from '../book/compose.ts'
import { composed } from '../book/compose.ts'
import type { Person } from '../facts/person.ts'
import { CARDS } from './cards.ts'
import { families } from './families.ts'
import shares from './shares.json' with { type: 'json' }

/** What a chart's ten cards say, in both languages and for every reader. */
export function fateBookOf(person: Person): readonly ComposedCard[] {
  return composed(CARDS, families, person, (shares as Shares).paragraphs)
}

/** The ten cards for one reader. */
export function printedFateBook(person: Person, reader: Reader): readonly PrintedCard[] {
  return fateBookOf(person).map((card) => printedCard(card, person, shares as Shares, reader))
}
