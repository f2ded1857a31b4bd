import { taiwanOf } from '../books/taiwan.ts'
import { PHRASES } from './data/taiwan-phrases.ts'

/** zh_TW of our plain words for the hexagrams, and of the sentences around them. */
export function taiwanWordsOf(text: string): string {
  return PHRASES.reduce((whole, [wrong, right]) => whole.replaceAll(wrong, right), taiwanOf(text))
}
