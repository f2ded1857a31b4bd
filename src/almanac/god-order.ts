import type { DayGodCode } from './day-god-codes.ts'
import { DAY_GOD_HAN, isLuckyGod } from './day-god-codes.ts'

const ALL = Object.keys(DAY_GOD_HAN) as DayGodCode[]

/** The order in which packed lists count the gods of the day. */
export const LUCKY: readonly DayGodCode[] = ALL.filter(isLuckyGod)
export const UNLUCKY: readonly DayGodCode[] = ALL.filter((code) => !isLuckyGod(code))
