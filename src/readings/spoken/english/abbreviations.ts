/** Abbreviations and their spoken forms. */
import type { SpokenRule } from '../replace.ts'

const SHORT = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|approx|no|No|vol|ch|p|pp|e\.g|i\.e|cf|ca|a\.m|p\.m|[A-Z]))\.$/

/** Whether the full stop at the end of a text belongs to an abbreviation; a single letter is an initial. */
export function isAbbreviation(textUpToPoint: string): boolean {
  return SHORT.test(textUpToPoint.slice(-8)) && !/\bI\.$/.test(textUpToPoint)
}

const WORDS: Readonly<Record<string, string>> = {
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'and so on',
  'cf.': 'compare',
  'ca.': 'about',
  'approx.': 'about',
  'vs.': 'versus',
  'Mr.': 'Mister',
  'Mrs.': 'Missus',
  'Dr.': 'Doctor',
  'Prof.': 'Professor',
  'St.': 'Saint',
}

const quoted = (short: string) => short.replaceAll('.', String.raw`\.`)

const ROMAN_PLACES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Returns the value of a Roman numeral: IV → 4. */
function romanValue(roman: string): number {
  const values = [...roman].map((letter) => ROMAN_PLACES[letter]!)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

export const ABBREVIATION_RULES: readonly SpokenRule[] = [
  // At the end of a sentence the full stop of the abbreviation also ends the sentence.
  [/\betc\.$/g, 'and so on.'],
  ...Object.entries(WORDS).map(([short, word]): SpokenRule => [new RegExp(`\\b${quoted(short)}`, 'g'), word]),
  [/\b(?:No|no)\. ?(?=\d)/g, 'number '],
  [/\bpp?\. ?(?=\d)/g, 'page '],
  [/\b(?=[XVI]{2,}\b)(X{0,3}(?:IX|IV|V?I{0,3}))\b/g, (roman) => String(romanValue(roman))],
  [/\b([Cc]hapter|[Pp]art|[Vv]olume|[Bb]ook) ([IVX])\b/g, (word, roman) => `${word} ${romanValue(roman)}`],
  // Acronyms are spelt out.
  [/\b([A-Z]{2,4})\b/g, (letters) => [...letters].join(' ')],
]
