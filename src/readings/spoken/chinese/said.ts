/** Spoken form of Chinese texts. */
import { applySpeechRules, type Rule } from '../replace.ts'
import { speakFigures } from './figures.ts'

/** Punctuation that becomes a pause. Curly quotation marks stay because voices know them; not all know corner brackets. */
const SIGNS: readonly Rule[] = [
  [/[「『]/g, '“'],
  [/[」』]/g, '”'],
  [/["《》〈〉⟨⟩*_#]/g, ''],
  [/[（(【[]/g, '，'],
  [/[）)】\]]/g, '，'],
  [/(?:…+|\.{3,})(?=$)/g, '。'],
  [/…+|\.{3,}/g, '，'],
  [/[—–·•・／/|→]+/g, '，'],
  [/&/g, '和'],
  [/(?<=[^\x20-\x7e])\s+|\s+(?=[^\x20-\x7e])/g, ''],
  [/\s+/g, ' '],
  // Of adjacent pauses the longer one stays.
  [/[，、]+(?=[，。；：、？！])/g, ''],
  [/(?<=[，。；：、？！])[，、]+/g, ''],
  [/^[，、；：。]+/g, ''],
  [/[，、]+$/g, '，'],
]

/** Converts a text to words and spoken pauses. */
export function speakChinese(text: string, isTraditional: boolean): string {
  return applySpeechRules(SIGNS, speakFigures(text.trim(), isTraditional))
}
