/** Spoken form of English texts. */
import { applySpeechRules, type Rule } from '../replace.ts'
import { ABBREVIATIONS } from './abbreviations.ts'
import { FIGURES } from './figures.ts'
import { NAMES, YEAR_PAIRS } from './names.ts'

/** Punctuation that becomes a pause; bracketed text gets a pause before and after it. */
const SIGNS: readonly Rule[] = [
  [/["⟨⟩*_#]/g, ''],
  [/[‘’]/g, "'"],
  [/\s*[([]\s*/g, ', '],
  [/\s*[)\]]/g, ','],
  [/\s*…+|\s*\.{3,}/g, ','],
  [/\s*[—–·•|→]+\s*/g, ', '],
  [/ ?& ?/g, ' and '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
  // Of adjacent pauses the longer one stays.
  [/[,\s]+(?=[,.;:?!])/g, ''],
  [/(?<=[;:?!]|(?<!\.m)\.),/g, ''],
  [/,(?=[^\s”])/g, ', '],
  [/^[,;:.\s]+/g, ''],
  [/\s+/g, ' '],
  [/\s+$/g, ''],
]

const HAS_FIGURES = /\d/

export function speakEnglish(text: string): string {
  const spelt = applySpeechRules([...YEAR_PAIRS, ...ABBREVIATIONS], text)
  const worded = HAS_FIGURES.test(spelt) ? applySpeechRules(FIGURES, spelt) : spelt
  const said = applySpeechRules([...SIGNS, ...NAMES], worded)
  return said.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
