import type { ElementCode } from '#bazi/index.ts'
import type { Hexagram } from './hexagrams.ts'

/** Elements of the eight trigrams, by a trigram's lines from the bottom. Sources: 说卦 and the tradition of 京房. */
const ELEMENT_OF: Readonly<Record<string, ElementCode>> = {
  '111': 'metal',
  '110': 'metal',
  '101': 'fire',
  '100': 'wood',
  '011': 'wood',
  '010': 'water',
  '001': 'earth',
  '000': 'earth',
}

/** Returns the elements of a hexagram's lower and upper trigram. */
export function trigramElementsOf({ bits }: Hexagram): readonly [lower: ElementCode, upper: ElementCode] {
  return [ELEMENT_OF[bits.slice(0, 3)]!, ELEMENT_OF[bits.slice(3)]!]
}
