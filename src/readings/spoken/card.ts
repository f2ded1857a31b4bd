/** One card of a book as a spoken chapter. */
import type { ByLocale, Locale } from '../reader/locale.ts'
import { adaptTextToLevel, type Level } from '../reader/levels.ts'
import { shortenRepeatedDates } from './days-once.ts'
import { getSpokenFrame } from './frame.ts'
import { spellSpokenText } from './said.ts'
import { PAUSES, type SpokenChapter, type SpokenSentence } from './script.ts'
import { splitUtterances } from './sentences.ts'

interface Paragraph {
  readonly id: string
  readonly text: ByLocale
  readonly quote: string | null
}

/** The parts of the contract's card that are read aloud; reasons and terms under a paragraph are not. */
export interface ReadAloudCard {
  readonly id: string
  readonly title: ByLocale
  readonly line: Paragraph | null
  readonly sections: readonly { readonly title: ByLocale; readonly paragraphs: readonly Paragraph[] }[]
  readonly todo: Paragraph | null
  readonly note: ByLocale | null
}

export type Quotations = Readonly<Record<string, { readonly text: ByLocale; readonly source: ByLocale }>>

export interface SpokenCardContext {
  readonly locale: Locale
  readonly level: Level
  /** Quotations of the book, by id. */
  readonly quotations: Quotations
  /** Number of the chapter, from 1. */
  readonly number: number
}

/** Returns a text for a level without asterisks, which mark titles of works in English texts. */
const shownOf = (text: string, level: Level) => adaptTextToLevel(text, level).replaceAll('*', '')

/** Splits a text into spoken sentences; `pauseMs` is the pause after the last one. */
export function splitSpokenSentences(text: string, locale: Locale, pauseMs: number, paragraph = ''): SpokenSentence[] {
  const pieces = splitUtterances(text, locale)
  return pieces.map((piece, i) => ({
    text: piece.text,
    spoken: spellSpokenText(locale, piece.text),
    pauseMs: i === pieces.length - 1 ? pauseMs : piece.isEnd ? PAUSES.sentence : PAUSES.part,
    paragraph,
  }))
}

/** Converts a title to a spoken sentence; a full stop is added. */
export function createTitleSentence(text: string, locale: Locale, pauseMs: number = PAUSES.title): SpokenSentence {
  return { text, spoken: spellSpokenText(locale, text) + (locale === 'en_US' ? '.' : '。'), pauseMs, paragraph: '' }
}

/** Sets the pause after the last sentence. */
function resting(sentences: readonly SpokenSentence[], pauseMs: number): SpokenSentence[] {
  return sentences.map((sentence, i) => (i === sentences.length - 1 ? { ...sentence, pauseMs } : sentence))
}

/** Converts a card to a chapter: title, note, line, sections with their quotations, advice. */
export function composeSpokenCard(card: ReadAloudCard, { locale, level, quotations, number }: SpokenCardContext): SpokenChapter {
  const frame = getSpokenFrame(locale)
  const title = card.title[locale]
  const paragraph = ({ id, text, quote }: Paragraph): SpokenSentence[] => {
    const quotation = quote === null ? undefined : quotations[quote]
    return [
      ...splitSpokenSentences(shownOf(text[locale], level), locale, PAUSES.paragraph, id),
      ...(quotation ? splitSpokenSentences(frame.quoted(quotation.source[locale], quotation.text[locale]), locale, PAUSES.paragraph) : []),
    ]
  }
  let said: SpokenSentence[] = [
    { text: title, spoken: spellSpokenText(locale, frame.chapter(number, title)), pauseMs: PAUSES.section, paragraph: '' },
    ...(card.note ? splitSpokenSentences(card.note[locale], locale, PAUSES.paragraph) : []),
    ...(card.line ? paragraph(card.line) : []),
  ]
  for (const section of card.sections)
    said = [...resting(said, PAUSES.section), createTitleSentence(section.title[locale], locale), ...section.paragraphs.flatMap(paragraph)]
  if (card.todo) said = [...resting(said, PAUSES.todo), createTitleSentence(frame.todo, locale), ...paragraph(card.todo)]
  return { id: card.id, title, sentences: shortenRepeatedDates(resting(said, PAUSES.chapter), locale) }
}
