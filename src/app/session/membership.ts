import { useQuery } from '@tanstack/react-query'
import type { Membership } from '#contract/shop.ts'
import { fetchMembership, lastBoughtAt } from '#device/shop/shop.ts'
import type { Session } from '#device/session/session.ts'
import { useLive } from '../live/use-live.ts'
import { useCatalogue } from './catalogue.ts'
import { freshFor } from './query-client.ts'
import { useSession, useUserId } from './session.ts'
import { useUserInfoQuery } from './user-info.ts'
import { userQuery } from './user-query.ts'

export const membershipOf = (session: Session | null | undefined) => userQuery('membership', session, fetchMembership)

/** What the server said of a membership, when by its clock, and when by this device's that was heard. */
interface Heard {
  readonly membership: Membership
  readonly at: number
  readonly heardAt: number
}

const boughtAtOf = async (userId: string) => (userId ? await lastBoughtAt(userId) : 0)

/**
 * Until when a membership runs, and the moment by the server's clock that it is: by the latest that this device has
 * heard. `undefined` before anything is, and where something newer is known that an older answer does not tell.
 */
export function useMembershipEnd(): { readonly level: 'year' | 'month'; readonly until: number; readonly now: number } | null | undefined {
  const own = useQuery({ ...membershipOf(useSession()), staleTime: freshFor(0) })
  const shop = useCatalogue()
  const info = useUserInfoQuery()
  const boughtAt = useLive(boughtAtOf, useUserId())
  const heard: Heard[] = []
  if (own.data) heard.push({ membership: own.data, at: own.data.at, heardAt: own.dataUpdatedAt })
  if (shop.data) heard.push({ membership: shop.data.membership, at: shop.data.at, heardAt: shop.dataUpdatedAt })
  const [latest] = heard.toSorted((a, b) => b.at - a.at)
  if (latest === undefined || boughtAt === undefined) return undefined
  const { membership, heardAt } = latest
  const now = serverNowOf(latest)
  const [year, month] = [membership.year_until ?? 0, membership.month_until ?? 0]
  const level = year > now ? 'year' : month > now ? 'month' : null
  const isToldOtherwise = info.data && info.dataUpdatedAt > heardAt && levelOf(info.data) !== level
  if (boughtAt > heardAt || isToldOtherwise) return undefined
  return level && { level, until: level === 'year' ? year : month, now }
}

/** The server's clock, as far as this device's has gone on since. */
const serverNowOf = ({ at, heardAt }: Heard) => at + Math.max(0, Date.now() - heardAt)

const levelOf = ({ is_year_vip, is_vip }: Pick<Membership, 'is_year_vip' | 'is_vip'>) => (is_year_vip ? 'year' : is_vip ? 'month' : null)
