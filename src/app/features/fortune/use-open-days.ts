import { lightFormat } from 'date-fns/lightFormat'
import { isOpenDay } from '#contract/open-days.ts'
import { FIRST_DAY, LAST_DAY } from '../../calendar/almanac-days.ts'
import { useUserInfo } from '../../session/user-info.ts'

/** Asks of a day by its ISO date whether it may be looked at: the present month's, and every day for members. */
export function useOpenDays(): (iso: string) => boolean {
  const isMember = useUserInfo()?.is_vip ?? false
  const today = lightFormat(Date.now(), 'yyyy-MM-dd')
  return (iso) => iso >= FIRST_DAY && iso <= LAST_DAY && isOpenDay(iso, today, isMember)
}
