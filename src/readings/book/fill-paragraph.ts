import type { Locale } from '../reader/locale.ts'
import type { ChartPerson } from '../facts/chart-person.ts'
import { fillTextSlots } from '../facts/slots.ts'
import type { Paragraph } from './paragraph.ts'
import { localizeText } from '../facts/source-text.ts'

/** Returns the text of a paragraph with its slots filled. */
export function fillParagraph(paragraph: Paragraph, person: ChartPerson, locale: Locale): string {
  return fillTextSlots(localizeText(paragraph, locale), person, locale)
}
