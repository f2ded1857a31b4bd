import { isOpenDay } from '#contract/open-days.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useIsMember } from '../../session/user-info.ts'

/** Returns a predicate for ISO dates: within thirty days of today, or any almanac day for members. */
export function useCanOpenDay(): (iso: string) => boolean {
  const isMember = useIsMember() ?? false
  const today = formatIsoDate(useLocalHour().today)
  return (iso) => iso >= FIRST_ALMANAC_DAY && iso <= LAST_ALMANAC_DAY && isOpenDay(iso, today, isMember)
}
