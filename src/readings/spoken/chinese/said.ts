/** A Chinese text as it is said aloud. */
import { saidBy, type Rule } from '../replace.ts'
import { figuresSaid } from './figures.ts'
import { homophones } from './homophones.ts'

/** Signs that are for the eye: what they set apart gets a pause, quotation marks none. */
const SIGNS: readonly Rule[] = [
  [/[“”„"「」『』《》〈〉⟨⟩*_#]/g, ''],
  [/[（(【[]/g, '，'],
  [/[）)】\]]/g, '，'],
  [/(?:…+|\.{3,})(?=$)/g, '。'],
  [/…+|\.{3,}/g, '，'],
  [/[—–·•・／/|→]+/g, '，'],
  [/&/g, '和'],
  [/(?<=[^\x20-\x7e])\s+|\s+(?=[^\x20-\x7e])/g, ''],
  [/\s+/g, ' '],
  // Of pauses that meet, the longer stands.
  [/[，、]+(?=[，。；：、？！])/g, ''],
  [/(?<=[，。；：、？！])[，、]+/g, ''],
  [/^[，、；：。]+/g, ''],
  [/[，、：；]+$/g, '，'],
]

/** In words alone, with the pauses that are heard. */
export function chineseSaid(text: string, isTraditional: boolean): string {
  return homophones(saidBy(SIGNS, figuresSaid(text.trim(), isTraditional)), isTraditional)
}
