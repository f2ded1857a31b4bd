/** A Chinese text as it is said aloud. */
import { saidBy, type Rule } from '../replace.ts'
import { figuresSaid } from './figures.ts'

/** Signs that are for the eye: what they set apart gets a pause. Quotation marks stay, for voices know them; corner ones not all do. */
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
  // Of pauses that meet, the longer stands.
  [/[，、]+(?=[，。；：、？！])/g, ''],
  [/(?<=[，。；：、？！])[，、]+/g, ''],
  [/^[，、；：。]+/g, ''],
  [/[，、]+$/g, '，'],
]

/** In words alone, with the pauses that are heard. */
export function chineseSaid(text: string, isTraditional: boolean): string {
  return saidBy(SIGNS, figuresSaid(text.trim(), isTraditional))
}
