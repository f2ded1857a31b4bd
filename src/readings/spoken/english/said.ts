/** Spoken form of English texts. */
import { applySpeechRules, type SpokenRule } from '../replace.ts'
import { ABBREVIATION_RULES } from './abbreviations.ts'
import { FIGURE_RULES } from './figures.ts'
import { NAME_RULES, YEAR_PAIR_RULES } from './names.ts'

/** Rules that turn punctuation into pauses; bracketed text gets a pause before and after it. */
const SIGNS: readonly SpokenRule[] = [
  [/["⟨⟩*_#]/g, ''],
  [/[‘’]/g, "'"],
  [/\s*[([]\s*/g, ', '],
  [/\s*[)\]]/g, ','],
  [/\s*…+|\s*\.{3,}/g, ','],
  [/\s*[—–·•|→]+\s*/g, ', '],
  [/ ?& ?/g, ' and '],
  [/(?<=\p{L})\/(?=\p{L})/gu, ' or '],
  // Of adjacent pauses only the longer one remains.
  [/[,\s]+(?=[,.;:?!])/g, ''],
  [/(?<=[;:?!]|(?<!\.m)\.),/g, ''],
  [/,(?=[^\s”])/g, ', '],
  [/^[,;:.\s]+/g, ''],
  [/\s+/g, ' '],
  [/\s+$/g, ''],
]

const HAS_FIGURES = /\d/

export function spellEnglishText(text: string): string {
  const spelt = applySpeechRules([...YEAR_PAIR_RULES, ...ABBREVIATION_RULES], text)
  const worded = HAS_FIGURES.test(spelt) ? applySpeechRules(FIGURE_RULES, spelt) : spelt
  const said = applySpeechRules([...SIGNS, ...NAME_RULES], worded)
  return said.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
