import { useQuery } from '@tanstack/react-query'
import type { Membership } from '#contract/shop.ts'
import { fetchMembership, getLastPurchaseAt } from '#device/shop/shop.ts'
import type { DeviceSession } from '#device/session/session.ts'
import { useLive } from '../live/use-live.ts'
import { useCatalogue } from './catalogue.ts'
import { createStaleTime } from './query-client.ts'
import { useSession, useUserId } from './session.ts'
import { useUserInfoQuery } from './user-info.ts'
import { createUserQuery } from './user-query.ts'

export const createMembershipQuery = (session: DeviceSession | null | undefined) => createUserQuery('membership', session, fetchMembership)

/** A membership, with the time of its response by the server's clock (`at`) and by the device's clock (`receivedAt`), in ms. */
interface MembershipResponse {
  readonly membership: Membership
  readonly at: number
  readonly receivedAt: number
}

const loadBoughtAt = async (userId: string) => (userId ? await getLastPurchaseAt(userId) : 0)

/**
 * Returns level and end of the membership; null without one. `now`: estimated server time. `undefined` before any response, or if
 * newer data contradicts it.
 */
export function useMembershipEnd(): { readonly level: 'year' | 'month'; readonly until: number; readonly now: number } | null | undefined {
  const own = useQuery({ ...createMembershipQuery(useSession()), staleTime: createStaleTime(0) })
  const shop = useCatalogue()
  const info = useUserInfoQuery()
  const boughtAt = useLive(loadBoughtAt, useUserId())
  const responses: MembershipResponse[] = []
  if (own.data) responses.push({ membership: own.data, at: own.data.at, receivedAt: own.dataUpdatedAt })
  if (shop.data) responses.push({ membership: shop.data.membership, at: shop.data.at, receivedAt: shop.dataUpdatedAt })
  const [latest] = responses.toSorted((a, b) => b.at - a.at)
  if (latest === undefined || boughtAt === undefined) return undefined
  const { membership, receivedAt } = latest
  const now = estimateServerTime(latest)
  const [year, month] = [membership.year_until ?? 0, membership.month_until ?? 0]
  const level = year > now ? 'year' : month > now ? 'month' : null
  const isContradicted = info.data && info.dataUpdatedAt > receivedAt && levelOf(info.data) !== level
  if (boughtAt > receivedAt || isContradicted) return undefined
  return level && { level, until: level === 'year' ? year : month, now }
}

/** Returns the estimated server time in ms: the response's server time plus the time passed on this device since. */
const estimateServerTime = ({ at, receivedAt }: MembershipResponse) => at + Math.max(0, Date.now() - receivedAt)

const levelOf = ({ is_year_vip, is_vip }: Pick<Membership, 'is_year_vip' | 'is_vip'>) => (is_year_vip ? 'year' : is_vip ? 'month' : null)
