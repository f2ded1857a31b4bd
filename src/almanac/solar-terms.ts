import type { SolarDay } from 'tyme4ts'
import type { CivilDate } from '#bazi/index.ts'
import { jieAround } from '#bazi/index.ts'
import type { QiCode, SolarTermCode } from './solar-term-codes.ts'
import { QI_HAN } from './solar-term-codes.ts'

const DAY_MS = 86_400_000

const QI_OF_HAN: ReadonlyMap<string, QiCode> = new Map(
  Object.entries(QI_HAN).map(([code, han]) => [han, code as QiCode]),
)

/** Last second of a date at UTC+8, as an instant. */
function endOfDayUtc({ year, month, day }: CivilDate): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T15:59:59Z`
}

/**
 * The solar term whose instant falls on the UTC+8 day. The jie are the engine's, so that a term and
 * the month it begins never part; the middle terms are tyme4ts's.
 */
export function solarTermOf(date: CivilDate, solarDay: SolarDay): SolarTermCode | null {
  const end = endOfDayUtc(date)
  const jie = jieAround(end).prevJie
  if (Date.parse(end) - Date.parse(jie.utc) < DAY_MS) return jie.code
  const termDay = solarDay.getTermDay()
  return termDay.getDayIndex() === 0 ? (QI_OF_HAN.get(termDay.getSolarTerm().getName()) ?? null) : null
}
