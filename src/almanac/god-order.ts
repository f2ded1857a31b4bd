import type { DayGodCode } from './day-god-codes.ts'
import { DAY_GOD_HAN, isLuckyGod } from './day-god-codes.ts'

const ALL = Object.keys(DAY_GOD_HAN) as DayGodCode[]

/** Lucky and unlucky gods of the day; packed lists store indexes in these arrays. */
export const LUCKY_GOD_ORDER: readonly DayGodCode[] = ALL.filter(isLuckyGod)
export const UNLUCKY_GOD_ORDER: readonly DayGodCode[] = ALL.filter((code) => !isLuckyGod(code))
