import { useLingui } from '@lingui/react/macro'
import { formatLongDay } from '../../../language/format-day.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useUserInfo } from '../../../session/user-info.ts'
import { useCatalogue } from '../../../session/catalogue.ts'

export type MembershipLevel = 'none' | 'month' | 'year'

/** Returns the current membership with its name and a text about its end. */
export function useMembership(): { level: MembershipLevel; name: string; end: string | undefined } {
  const { t } = useLingui()
  const { locale } = useMessages()
  const info = useUserInfo()
  const until = useCatalogue().data?.membership
  const flags = until ?? info
  const level: MembershipLevel = flags?.is_year_vip ? 'year' : flags?.is_month_vip ? 'month' : 'none'
  const name = { none: t`还不是会员`, month: t`月度会员`, year: t`年度会员` }[level]
  const last = level === 'year' ? until?.year_until : until?.month_until
  if (level === 'none' || !last) return { level, name, end: undefined }
  const day = formatLongDay(locale, last)
  const monthDay = until?.month_until && level === 'year' ? formatLongDay(locale, until.month_until) : undefined
  if (monthDay) return { level, name, end: t`年度到 ${day}，之后接着用月度的天数，到 ${monthDay}。不会自动续费。` }
  return { level, name, end: t`到 ${day} 为止，不会自动续费。到期后已解锁的书仍可读，次数照旧。` }
}
