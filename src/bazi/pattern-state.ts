import type { NatalNumbers } from './natal.ts'
import type { Pattern } from './pattern.ts'
import type { TenGodCode } from './ten-gods.ts'
import { tenGodIndexOf, TEN_GODS } from './ten-gods.ts'

/** State of a pattern: made 成, broken 败, both, or neither. */
export const PATTERN_STATE_HAN = { made: '成格', broken: '败格', contested: '成败参半', plain: '平格' } as const

export interface PatternState {
  readonly state: keyof typeof PATTERN_STATE_HAN
  /** Ten gods in the chart that support the pattern. */
  readonly likes: readonly TenGodCode[]
  /** Ten gods in the chart that break the pattern. */
  readonly breaks: readonly TenGodCode[]
  /** Whether the pattern is 正官格 and its month branch clashes with the year or day branch. */
  readonly isClashed: boolean
}

/** Per regular pattern, in order: numbers of the ten gods that support it and, after a space, that break it (B-17). */
const WISHES = ['234567', '67', '234567', '456 8', '4589 7', '2367 01', '2367 01', '289 45', '4589 3', '67 45', '67 45']
const WEAK = 42
const METAL = 3

/** Finds 成败, for texts only: a ten god counts as a visible or main hidden stem [P]. A special pattern is always made. */
export function findPatternState({ stems, branches, hidden, self }: NatalNumbers, { code, regular }: Pattern, s: number): PatternState {
  const [likeList, breakList = ''] = (WISHES[regular] ?? '').split(' ') as [string, string?]
  const others = [...stems.filter((_, i) => i !== 2), ...hidden.map(([main]) => main!)]
  const gods = new Set(others.map((stem) => tenGodIndexOf(stems[2]!, stem)))
  const among = (list: string) =>
    [...list]
      .map(Number)
      .filter((god) => gods.has(god))
      .map((god) => TEN_GODS[god]!)
  const has = (list: string) => among(list).length > 0
  // 建禄 and 月劫 require wealth together with officer or output. 七杀 is broken by wealth only while the day is weak. 伤官 of metal tolerates 正官.
  const isIdle = likeList === '234567' && !(has('45') && has('2367'))
  const isSafe = (code === 'qishage' && s >= WEAK) || (code === 'shangguange' && self === METAL)
  const likes = isIdle ? [] : among(likeList)
  const breaks = isSafe ? [] : among(breakList)
  const isClashed = code === 'zhengguange' && [0, 2].some((i) => Math.abs(branches[i]! - branches[1]!) === 6)
  const isMade = likes.length > 0 || likeList === ''
  const isBroken = breaks.length > 0 || isClashed
  return { state: isMade ? (isBroken ? 'contested' : 'made') : isBroken ? 'broken' : 'plain', likes, breaks, isClashed }
}
