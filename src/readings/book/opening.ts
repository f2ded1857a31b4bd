import type { WrittenLocale } from '../facts/written.ts'
import { atLevel } from '../reader/levels.ts'

/** More than an opening ever takes, a term within it included. */
const ENOUGH_CHARACTERS = 160

/** Characters that no four words exceed. */
const FOUR_WORDS = 80

const OPENING: Readonly<Record<WrittenLocale, (text: string) => string>> = {
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

/** All of a text that its opening may take. */
export const beginningOf = (text: string) => text.slice(0, ENOUGH_CHARACTERS)

/** The first characters or words of a text, by which no two paragraphs of a book begin. */
export function openingOf(text: string, locale: WrittenLocale): string {
  return OPENING[locale](atLevel(beginningOf(text), 'plain'))
}
