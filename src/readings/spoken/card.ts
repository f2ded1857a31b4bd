/** One card of a book as a spoken chapter. */
import type { ByLocale, Locale } from '../reader/locale.ts'
import { atLevel, type Level } from '../reader/levels.ts'
import { shortenRepeatedDates } from './days-once.ts'
import { frameOf } from './frame.ts'
import { saidIn } from './said.ts'
import { PAUSES, type SpokenChapter, type SpokenSentence } from './script.ts'
import { piecesOf } from './sentences.ts'

interface Paragraph {
  readonly id: string
  readonly text: ByLocale
  readonly quote: string | null
}

/** The parts of the contract's card that are read aloud; reasons and terms under a paragraph are not. */
export interface Card {
  readonly id: string
  readonly title: ByLocale
  readonly line: Paragraph | null
  readonly sections: readonly { readonly title: ByLocale; readonly paragraphs: readonly Paragraph[] }[]
  readonly todo: Paragraph | null
  readonly note: ByLocale | null
}

export type Quotations = Readonly<Record<string, { readonly text: ByLocale; readonly source: ByLocale }>>

export interface Speaking {
  readonly locale: Locale
  readonly level: Level
  /** Quotations of the book, by id. */
  readonly quotations: Quotations
  /** Number of the chapter, from 1. */
  readonly number: number
}

/** Returns a text for a level without asterisks, which mark titles of works in English texts. */
const shownOf = (text: string, level: Level) => atLevel(text, level).replaceAll('*', '')

/** Splits a text into spoken sentences; `pauseMs` is the pause after the last one. */
export function sentencesOf(text: string, locale: Locale, pauseMs: number, paragraph = ''): SpokenSentence[] {
  const pieces = piecesOf(text, locale)
  return pieces.map((piece, i) => ({
    text: piece.text,
    spoken: saidIn(locale, piece.text),
    pauseMs: i === pieces.length - 1 ? pauseMs : piece.isEnd ? PAUSES.sentence : PAUSES.part,
    paragraph,
  }))
}

/** Converts a title to a spoken sentence; a full stop is added. */
export function titleOf(text: string, locale: Locale, pauseMs: number = PAUSES.title): SpokenSentence {
  return { text, spoken: saidIn(locale, text) + (locale === 'en_US' ? '.' : '。'), pauseMs, paragraph: '' }
}

/** Sets the pause after the last sentence. */
function resting(sentences: readonly SpokenSentence[], pauseMs: number): SpokenSentence[] {
  return sentences.map((sentence, i) => (i === sentences.length - 1 ? { ...sentence, pauseMs } : sentence))
}

/** Converts a card to a chapter: title, note, line, sections with their quotations, advice. */
export function composeSpokenCard(card: Card, { locale, level, quotations, number }: Speaking): SpokenChapter {
  const frame = frameOf(locale)
  const title = card.title[locale]
  const paragraph = ({ id, text, quote }: Paragraph): SpokenSentence[] => {
    const quotation = quote === null ? undefined : quotations[quote]
    return [
      ...sentencesOf(shownOf(text[locale], level), locale, PAUSES.paragraph, id),
      ...(quotation ? sentencesOf(frame.quoted(quotation.source[locale], quotation.text[locale]), locale, PAUSES.paragraph) : []),
    ]
  }
  let said: SpokenSentence[] = [
    { text: title, spoken: saidIn(locale, frame.chapter(number, title)), pauseMs: PAUSES.section, paragraph: '' },
    ...(card.note ? sentencesOf(card.note[locale], locale, PAUSES.paragraph) : []),
    ...(card.line ? paragraph(card.line) : []),
  ]
  for (const section of card.sections)
    said = [...resting(said, PAUSES.section), titleOf(section.title[locale], locale), ...section.paragraphs.flatMap(paragraph)]
  if (card.todo) said = [...resting(said, PAUSES.todo), titleOf(frame.todo, locale), ...paragraph(card.todo)]
  return { id: card.id, title, sentences: shortenRepeatedDates(resting(said, PAUSES.chapter), locale) }
}
