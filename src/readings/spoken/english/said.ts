/** An English text as it is said aloud. */
import { saidBy, type Rule } from '../replace.ts'
import { ABBREVIATIONS } from './abbreviations.ts'
import { FIGURES } from './figures.ts'
import { NAMES, YEAR_PAIRS } from './names.ts'

/** Signs that are for the eye: what brackets hold gets a pause before and after it. */
const SIGNS: readonly Rule[] = [
  [/["⟨⟩*_#]/g, ''],
  [/[‘’]/g, "'"],
  [/\s*[([]\s*/g, ', '],
  [/\s*[)\]]/g, ','],
  [/\s*…+|\s*\.{3,}/g, ','],
  [/\s*[—–·•|→]+\s*/g, ', '],
  [/ ?& ?/g, ' and '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
  // Of pauses that meet, the longer stands.
  [/[,\s]+(?=[,.;:?!])/g, ''],
  [/(?<=[;:?!]|(?<!\.m)\.),/g, ''],
  [/,(?=[^\s”])/g, ', '],
  [/^[,;:.\s]+/g, ''],
  [/\s+/g, ' '],
  [/\s+$/g, ''],
]

const HAS_FIGURES = /\d/

export function englishSaid(text: string): string {
  const spelt = saidBy([...YEAR_PAIRS, ...ABBREVIATIONS], text)
  const worded = HAS_FIGURES.test(spelt) ? saidBy(FIGURES, spelt) : spelt
  const said = saidBy([...SIGNS, ...NAMES], worded)
  return said.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
