import type { SourceLocale } from '../reader/locale.ts'
import { atLevel } from '../reader/levels.ts'

/** Upper bound of characters that an opening depends on, including a term within it. */
const ENOUGH_CHARACTERS = 160

/** Upper bound of characters in four English words. */
const FOUR_WORDS = 80

const OPENING: Readonly<Record<SourceLocale, (text: string) => string>> = {
  zh_CN: (text) => text.replaceAll(/[\p{P}\s]/gu, '').slice(0, 6),
  en_US: (text) =>
    text
      .slice(0, FOUR_WORDS)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .split(/\s+/)
      .slice(0, 4)
      .join(' '),
}

/** The part of a text that its opening depends on. */
export const beginningOf = (text: string) => text.slice(0, ENOUGH_CHARACTERS)

/** First six characters (zh) or four words (en) of a text. No two paragraphs of a book share it. */
export function openingOf(text: string, locale: SourceLocale): string {
  return OPENING[locale](atLevel(beginningOf(text), 'plain'))
}
