import { taiwanOf } from '../books/taiwan.ts'
import { PHRASES } from './data/taiwan-phrases.ts'

/** Converts the product's explanations of the hexagrams, and the answer sentences around them, to zh_TW. */
export function taiwanWordsOf(text: string): string {
  return PHRASES.reduce((whole, [wrong, right]) => whole.replaceAll(wrong, right), taiwanOf(text))
}
