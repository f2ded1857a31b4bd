import { convertToTaiwanText } from '../books/taiwan.ts'
import { HEXAGRAM_PHRASE_FIXES } from './data/taiwan-phrases.ts'

/** Converts the product's explanations of the hexagrams, and the answer sentences around them, to zh_TW. */
export function translateHexagramToTaiwan(text: string): string {
  return HEXAGRAM_PHRASE_FIXES.reduce((whole, [wrong, right]) => whole.replaceAll(wrong, right), convertToTaiwanText(text))
}
