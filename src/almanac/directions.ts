import type { BranchCode, StemCode } from '#bazi/index.ts'
import { BRANCHES, STEMS } from '#bazi/index.ts'

/** The eight directions, clockwise from north. */
export const DIRECTION_HAN = {
  north: '北',
  northeast: '东北',
  east: '东',
  southeast: '东南',
  south: '南',
  southwest: '西南',
  west: '西',
  northwest: '西北',
} as const

export type DirectionCode = keyof typeof DIRECTION_HAN

const DIRECTIONS = Object.keys(DIRECTION_HAN) as readonly DirectionCode[]

/** Directions of a day's gods: joy 喜神, wealth 财神, blessing 福神, the nobles of day 阳贵 and night 阴贵. */
export type GodDirections = Readonly<Record<'joy' | 'wealth' | 'blessing' | 'nobleByDay' | 'nobleByNight', DirectionCode>>

/** Indexes in `DIRECTIONS` for the ten stems, by the verses of the almanac (协纪辨方书; 喜神: 甲己艮 乙庚乾 丙辛坤 丁壬离 戊癸巽). */
const PLACES: Readonly<Record<keyof GodDirections, string>> = {
  joy: '1754317543',
  wealth: '1155002244',
  blessing: '3322045576',
  nobleByDay: '5567104123',
  nobleByNight: '1076551432',
}

const GOD_DIRECTIONS: readonly GodDirections[] = STEMS.map((_, at) => {
  const entries = Object.entries(PLACES).map(([god, places]) => [god, DIRECTIONS[Number(places[at])]!])
  return Object.freeze(Object.fromEntries(entries) as GodDirections)
})

/** Returns the directions of the gods for the stem of a day. */
export function godDirectionsOf(stem: StemCode): GodDirections {
  return GOD_DIRECTIONS[STEMS.indexOf(stem)]!
}

/** Direction of 煞: opposite the trine of the day's branch. 申子辰 south, 巳酉丑 east, 寅午戌 north, 亥卯未 west. */
export function ominousDirectionOf(branch: BranchCode): DirectionCode {
  return DIRECTIONS[(12 - 2 * (BRANCHES.indexOf(branch) % 4)) % 8]!
}
