import type { Person } from '../facts/person.ts'
import { filledText } from '../facts/slots.ts'
import type { Locale } from '../facts/written.ts'
import type { Paragraph } from './paragraph.ts'
import { inLocale } from '../facts/written.ts'

/** A paragraph's text with its slots filled. */
export function filled(paragraph: Paragraph, person: Person, locale: Locale): string {
  return filledText(inLocale(paragraph, locale), person, locale)
}
