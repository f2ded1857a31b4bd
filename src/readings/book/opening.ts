import type { WrittenLocale } from '../facts/written.ts'
import { atLevel } from '../reader/levels.ts'

/** More than an opening ever takes, a term within it included. */
const ENOUGH_CHARACTERS = 160

const OPENING: Readonly<Record<WrittenLocale, (text: string) => string>> = {
  zh_CN: (text) => text.replaceAll(/[\p{P}\s]/gu, '').slice(0, 6),
  en_US: (text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
      .split(/\s+/)
      .slice(0, 4)
      .join(' '),
}

/** The first characters or words of a text, by which no two paragraphs of a book begin. */
export function openingOf(text: string, locale: WrittenLocale): string {
  return OPENING[locale](atLevel(text.slice(0, ENOUGH_CHARACTERS), 'plain'))
}
