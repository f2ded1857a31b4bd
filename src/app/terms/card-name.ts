import type { Locale } from '#contract/locale.ts'
import { annualYearOf } from '#contract/product.ts'
import { ordinalTextOf } from './ordinals.ts'

/** What a card is called within its book: with its number in a fate book (二 日主); the three parts of a yearly report have none. */
export function cardNameOf(locale: Locale, productId: string, number: number, title: string): string {
  return annualYearOf(productId) === undefined ? `${ordinalTextOf(locale, number)} ${title}` : title
}
