import type { ElementCode } from '#bazi/index.ts'
import type { Hexagram } from './hexagrams.ts'

/** The eight trigrams by their lines from the bottom, with their elements by 说卦 and the tradition of 京房. */
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

/** Elements of the lower and of the upper trigram. */
export function elementsOf({ bits }: Hexagram): readonly [lower: ElementCode, upper: ElementCode] {
  return [ELEMENT_OF[bits.slice(0, 3)]!, ELEMENT_OF[bits.slice(3)]!]
}
