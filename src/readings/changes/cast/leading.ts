import type { CastHexagrams } from './cast.ts'

/** A text: a hexagram's judgement (`line` 0), one of its lines from the bottom, or 用九 and 用六 (7). */
export interface TextPlace {
  readonly hexagram: number
  readonly line: number
}

/** 用九 of 乾 and 用六 of 坤. */
export const ALL_LINES = 7

/**
 * Selects the texts of a cast, the leading one first, by the rule of Zhu Xi (朱熹, 易學啟蒙, 考變占). By the number of moving
 * lines: 0 the judgement; 1 that line; 2 both lines, the upper leads; 3 both judgements, the original's leads; 4 the two still
 * lines of the changed hexagram, the lower leads; 5 its one still line; 6 用九 or 用六, else the changed hexagram's judgement.
 */
export function selectLeadingTexts({ original, changed, moving }: CastHexagrams): readonly TextPlace[] {
  const inOriginal = (line: number) => ({ hexagram: original.number, line })
  if (changed === null) return [inOriginal(0)]
  const inChanged = (line: number) => ({ hexagram: changed.number, line })
  const still = [1, 2, 3, 4, 5, 6].filter((line) => !moving.includes(line))
  if (moving.length <= 2) return moving.toReversed().map(inOriginal)
  if (moving.length === 3) return [inOriginal(0), inChanged(0)]
  if (moving.length < 6) return still.map(inChanged)
  return [original.number <= 2 ? inOriginal(ALL_LINES) : inChanged(0)]
}
