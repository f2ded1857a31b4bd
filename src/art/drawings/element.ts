/** The five elements, with the engine's codes. */
export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water'

export const STEM_CHARACTERS = '甲乙丙丁戊己庚辛壬癸'
export const BRANCH_CHARACTERS = '子丑寅卯辰巳午未申酉戌亥'
const STEM_ELEMENTS: readonly Element[] = ['wood', 'fire', 'earth', 'metal', 'water']
const BRANCH_ELEMENTS: readonly Element[] = [
  'water',
  'earth',
  'wood',
  'wood',
  'earth',
  'fire',
  'fire',
  'earth',
  'metal',
  'metal',
  'earth',
  'water',
]

/** Finds the element of a stem or branch character (甲, 子); undefined for any other text. */
export function findCharacterElement(char: string): Element | undefined {
  const stem = STEM_CHARACTERS.indexOf(char)
  if (char !== '' && stem >= 0) return STEM_ELEMENTS[stem >> 1]
  return char === '' ? undefined : BRANCH_ELEMENTS[BRANCH_CHARACTERS.indexOf(char)]
}

/** Whether a stem or branch character is yang: 甲, 丙 … or 子, 寅 …. */
export function isYangCharacter(char: string): boolean {
  const stem = STEM_CHARACTERS.indexOf(char)
  return (stem >= 0 ? stem : BRANCH_CHARACTERS.indexOf(char)) % 2 === 0
}
