/** A whole book as spoken chapters: opening, cards, close. */
import type { Locale } from '../reader/locale.ts'
import type { Level } from '../reader/levels.ts'
import { type ReadAloudCard, type Quotations, splitSpokenSentences, composeSpokenCard } from './card.ts'
import { getSpokenFrame, listBookPillarNames } from './frame.ts'
import { PAUSES, type SpokenChapter } from './script.ts'

/** The parts of the contract's book that are read aloud. */
export interface ReadAloudBook {
  /** `fatebook`, or `annual:<year>`. */
  readonly product_id: string
  /** The chart's pillars, separated by spaces, year first; three for an unknown hour. */
  readonly ganzhi: string
  readonly cards: readonly ReadAloudCard[]
  readonly quotations: Quotations
}

const ANNUAL = /^annual:(\d{4})$/

function chapterOf(id: string, title: string, texts: readonly string[], locale: Locale): SpokenChapter {
  const last = texts.length - 1
  return {
    id,
    title,
    sentences: texts.flatMap((text, i) => splitSpokenSentences(text, locale, i === last ? PAUSES.chapter : PAUSES.paragraph)),
  }
}

/** Converts the opening, every card with content, and the close to chapters. A locked book's cards hold only what the app shows. */
export function composeSpokenBook(book: ReadAloudBook, locale: Locale, level: Level): readonly SpokenChapter[] {
  const frame = getSpokenFrame(locale)
  const { cards, quotations, ganzhi } = book
  const year = ANNUAL.exec(book.product_id)?.[1]
  const pillars = listBookPillarNames(ganzhi, locale)
  const opening = [
    ...frame.opening(pillars, cards.length, year === undefined ? undefined : Number(year)),
    ...(pillars.length < 4 ? [frame.hourUnknown] : []),
  ]
  return [
    chapterOf('opening', frame.openingTitle, opening, locale),
    ...cards.map((card, i) => composeSpokenCard(card, { locale, level, quotations, number: i + 1 })),
    chapterOf('close', frame.closeTitle, frame.close, locale),
  ]
}
