import type { Natal } from './natal.ts'
import type { Pattern } from './pattern.ts'
import type { TenGodCode } from './ten-gods.ts'
import { godAt, TEN_GODS } from './ten-gods.ts'

/** Whether a pattern is made 成 or broken 败. */
export const PATTERN_STATE_HAN = { made: '成格', broken: '败格', contested: '成败参半', plain: '平格' } as const

export interface PatternState {
  readonly state: keyof typeof PATTERN_STATE_HAN
  /** Ten gods in the chart that the pattern likes, and that break it. */
  readonly likes: readonly TenGodCode[]
  readonly breaks: readonly TenGodCode[]
  /** 正官 in a month that a neighbour clashes with. */
  readonly isClashed: boolean
}

/** What the regular patterns like, and what breaks them: ten gods by number (B-17). In the order of their list. */
const WISHES = ['234567', '67', '234567', '456 8', '4589 7', '2367 01', '2367 01', '289 45', '4589 3', '67 45', '67 45']
const WEAK = 42
const METAL = 3

/** 成败, for texts: a god counts if it stands in a stem or is the main hidden stem of a branch [P]. A special pattern is made as it is. */
export function patternStateOf({ stems, branches, hidden, self }: Natal, { code, regular }: Pattern, s: number): PatternState {
  const [likeList, breakList = ''] = (WISHES[regular] ?? '').split(' ') as [string, string?]
  const others = [...stems.filter((_, i) => i !== 2), ...hidden.map(([main]) => main!)]
  const gods = new Set(others.map((stem) => godAt(stems[2]!, stem)))
  const among = (list: string) =>
    [...list]
      .map(Number)
      .filter((god) => gods.has(god))
      .map((god) => TEN_GODS[god]!)
  const has = (list: string) => among(list).length > 0
  // 建禄 and 月劫 want wealth, with officer or output. 七杀 fears wealth while the day is weak. 伤官 of metal bears 正官.
  const isIdle = likeList === '234567' && !(has('45') && has('2367'))
  const isSafe = (code === 'qishage' && s >= WEAK) || (code === 'shangguange' && self === METAL)
  const likes = isIdle ? [] : among(likeList)
  const breaks = isSafe ? [] : among(breakList)
  const isClashed = code === 'zhengguange' && [0, 2].some((i) => Math.abs(branches[i]! - branches[1]!) === 6)
  const isMade = likes.length > 0 || likeList === ''
  const isBroken = breaks.length > 0 || isClashed
  return { state: isMade ? (isBroken ? 'contested' : 'made') : isBroken ? 'broken' : 'plain', likes, breaks, isClashed }
}
