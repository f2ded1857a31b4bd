/** Spoken form of Chinese texts. */
import { applySpeechRules, type SpokenRule } from '../replace.ts'
import { spellChineseFigures } from './figures.ts'

/**
 * Rules that turn punctuation into pauses. Curly quotation marks stay, because every voice handles them; not every voice
 * handles corner brackets.
 */
const SIGNS: readonly SpokenRule[] = [
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
  // Of adjacent pauses only the longer one remains.
  [/[，、]+(?=[，。；：、？！])/g, ''],
  [/(?<=[，。；：、？！])[，、]+/g, ''],
  [/^[，、；：。]+/g, ''],
  [/[，、]+$/g, '，'],
]

/** Converts a text to words and spoken pauses. */
export function spellChineseText(text: string, isTraditional: boolean): string {
  return applySpeechRules(SIGNS, spellChineseFigures(text.trim(), isTraditional))
}
