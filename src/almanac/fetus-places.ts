import type { Ganzhi } from '#bazi/index.ts'
import { BadInput, SIXTY } from '#bazi/index.ts'
import type { DirectionCode } from './directions.ts'

/** Places of 胎神, from the verses on the ten stems and on the twelve branches. */
export const FETUS_PLACE_HAN = {
  door: '门',
  mill: '碓磨',
  kitchen: '厨灶',
  store: '仓库',
  bedroom: '房床',
  mortar: '碓',
  privy: '厕',
  stove: '炉',
  roost: '栖',
  bed: '床',
} as const

export type FetusPlaceCode = keyof typeof FETUS_PLACE_HAN

/** 胎神 of a day: places and direction. By custom nobody disturbs these places while someone in the house is pregnant. */
export interface FetusPlace {
  /** Places by the day's stem and branch; a single one if both verses name the same place: 大门, 碓磨, 房床. */
  readonly places: readonly FetusPlaceCode[]
  readonly isInside: boolean
  readonly direction: DirectionCode | 'centre'
}

/** 甲己 door, 乙庚 mill, 丙辛 kitchen, 丁壬 store, 戊癸 bedroom; 子午 mortar, 丑未 privy, 寅申 stove, 卯酉 door, 辰戌 roost, 巳亥 bed. */
const OF_STEMS: readonly FetusPlaceCode[] = ['door', 'mill', 'kitchen', 'store', 'bedroom']
const OF_BRANCHES: readonly FetusPlaceCode[] = ['mortar', 'privy', 'stove', 'door', 'roost', 'bed']
const SAME: Readonly<Partial<Record<FetusPlaceCode, FetusPlaceCode>>> = { door: 'door', mill: 'mortar', bedroom: 'bed' }

/** Consecutive stays over the sixty days from 甲子: number of days, direction, and whether inside the house (《协纪辨方书》). */
const STAYS: readonly (readonly [days: number, direction: DirectionCode | 'centre', isInside?: true])[] = [
  [2, 'southeast'],
  [5, 'south'],
  [6, 'southwest'],
  [5, 'west'],
  [6, 'northwest'],
  [5, 'north'],
  [5, 'north', true],
  [2, 'centre', true],
  [3, 'south', true],
  [1, 'west', true],
  [4, 'east', true],
  [1, 'centre', true],
  [6, 'northeast'],
  [5, 'east'],
  [4, 'southeast'],
]
const STAY_OF_DAY = STAYS.flatMap((stay) => Array.from({ length: stay[0] }, () => stay))

/** Place of 胎神 on a day, from the day's pair. @throws BadInput (`field` 'day') */
export function fetusPlaceOf(day: Ganzhi): FetusPlace {
  if (SIXTY[(day as Ganzhi | null)?.index ?? -1] === undefined) throw new BadInput('day', 'format')
  const [first, second] = [OF_STEMS[day.index % 5]!, OF_BRANCHES[day.index % 6]!]
  const [, direction, isInside = false] = STAY_OF_DAY[day.index]!
  return { places: SAME[first] === second ? [first] : [first, second], isInside, direction }
}
