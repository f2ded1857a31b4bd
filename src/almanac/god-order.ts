import type { DayGodCode } from './day-god-codes.ts'
import { DAY_GOD_HAN, isLuckyGod } from './day-god-codes.ts'

const ALL = Object.keys(DAY_GOD_HAN) as DayGodCode[]

/** Order of the gods of the day in packed lists. */
export const LUCKY: readonly DayGodCode[] = ALL.filter(isLuckyGod)
export const UNLUCKY: readonly DayGodCode[] = ALL.filter((code) => !isLuckyGod(code))
