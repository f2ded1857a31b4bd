import { hasBranchRelation } from './relations.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { Natal } from './natal.ts'
import type { Pattern, PatternCode } from './pattern.ts'
import type { TenGodCode } from './ten-gods.ts'
import { TEN_GODS, tenGodOf } from './ten-gods.ts'

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

/** What a pattern likes and what breaks it, ten gods by number (bazi rules §11). */
const WISHES: Partial<Record<PatternCode, readonly [likes: string, breaks: string]>> = {
  zhengguange: ['4589', '3'], qishage: ['289', '45'], piancaige: ['2367', '01'], zhengcaige: ['2367', '01'],
  pianyinge: ['67', '45'], zhengyinge: ['67', '45'], shishenge: ['456', '8'], shangguange: ['4589', '7'],
  yangrenge: ['67', ''], jianluge: ['234567', ''], yuejiege: ['234567', ''],
}
const WEAK = 42
const METAL = 3

/** 成败, for texts: a god counts if it stands in a stem or is the main hidden stem of a branch [P]. A special pattern is made as it is. */
export function patternStateOf({ pairs, self }: Natal, { code }: Pattern, s: number): PatternState {
  const [likeList, breakList] = WISHES[code] ?? ['', '']
  const [year, month, day, hour] = pairs
  const stems = [...[year, month, hour].map((pair) => pair?.stem), ...pairs.map(({ branch }) => HIDDEN_STEMS[branch][0]!.stem)]
  const gods = TEN_GODS.filter((god) => stems.some((stem) => stem !== undefined && tenGodOf(day!.stem, stem) === god))
  const among = (list: string) => gods.filter((god) => list.includes(`${TEN_GODS.indexOf(god)}`))
  const has = (list: string) => among(list).length > 0
  // 建禄 and 月劫 want wealth, with officer or output. 七杀 fears wealth while the day is weak. 伤官 of metal bears 正官.
  const isIdle = likeList === '234567' && !(has('45') && has('2367'))
  const isSafe = (code === 'qishage' && s >= WEAK) || (code === 'shangguange' && self === METAL)
  const likes = isIdle ? [] : among(likeList)
  const breaks = isSafe ? [] : among(breakList)
  const isClashed = code === 'zhengguange' && [year, day].some((pair) => hasBranchRelation('clash', month!.branch, pair!.branch))
  const isMade = likes.length > 0 || likeList === ''
  const isBroken = breaks.length > 0 || isClashed
  return { state: isMade ? (isBroken ? 'contested' : 'made') : isBroken ? 'broken' : 'plain', likes, breaks, isClashed }
}
