/** The five elements; the same codes as the engine's. */
export type Element = 'wood' | 'fire' | 'earth' | 'metal' | 'water'

export const STEMS = '甲乙丙丁戊己庚辛壬癸'
export const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
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

/** Element of a stem or branch written in Chinese (甲, 子); undefined for anything else. */
export function elementOf(char: string): Element | undefined {
  const stem = STEMS.indexOf(char)
  if (char !== '' && stem >= 0) return STEM_ELEMENTS[stem >> 1]
  return char === '' ? undefined : BRANCH_ELEMENTS[BRANCHES.indexOf(char)]
}

/** Odd places of the stems and of the branches are yang. */
export function isYang(char: string): boolean {
  const stem = STEMS.indexOf(char)
  return (stem >= 0 ? stem : BRANCHES.indexOf(char)) % 2 === 0
}
