import type { CastHexagrams } from './cast.ts'

/** Place of a text: a hexagram's judgement (`line` 0), one of its lines from the bottom (1 to 6), or 用九 or 用六 (7). */
export interface TextPlace {
  readonly hexagram: number
  readonly line: number
}

/** `line` of 用九 in 乾 and of 用六 in 坤. */
export const ALL_LINES_NUMBER = 7

/** Selects the texts of a cast, the leading one first, by Zhu Xi's rule for 0 to 6 moving lines (朱熹, 易學啟蒙, 考變占; see the README). */
export function selectLeadingTexts({ original, changed, moving }: CastHexagrams): readonly TextPlace[] {
  const inOriginal = (line: number) => ({ hexagram: original.number, line })
  if (changed === null) return [inOriginal(0)]
  const inChanged = (line: number) => ({ hexagram: changed.number, line })
  const still = [1, 2, 3, 4, 5, 6].filter((line) => !moving.includes(line))
  if (moving.length <= 2) return moving.toReversed().map(inOriginal)
  if (moving.length === 3) return [inOriginal(0), inChanged(0)]
  if (moving.length < 6) return still.map(inChanged)
  return [original.number <= 2 ? inOriginal(ALL_LINES_NUMBER) : inChanged(0)]
}
