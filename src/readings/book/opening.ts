import type { SourceLocale } from '../reader/locale.ts'
import { adaptTextToLevel } from '../reader/levels.ts'

/** Number of characters that surely contain an opening, with a term in ⟨ ⟩ within it. */
const ENOUGH_CHARACTERS = 160

/** Number of characters that surely contain four English words. */
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

/** Returns the part of a text that determines its opening. */
export const openingPrefixOf = (text: string) => text.slice(0, ENOUGH_CHARACTERS)

/** Returns the opening of a text: its first six characters (zh) or four words (en). No two paragraphs of a book share an opening. */
export function openingOf(text: string, locale: SourceLocale): string {
  return OPENING[locale](adaptTextToLevel(openingPrefixOf(text), 'plain'))
}
