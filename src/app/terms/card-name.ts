import type { Locale } from '#contract/locale.ts'
import { annualYearOf } from '#contract/product.ts'
import { formatOrdinal } from './ordinals.ts'

/** Formats the name of a card: numbered in a fate book (二 日主), without a number in a yearly report. */
export function formatCardName(locale: Locale, productId: string, number: number, title: string): string {
  return annualYearOf(productId) === undefined ? `${formatOrdinal(locale, number)} ${title}` : title
}
