import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lastBoughtAt } from '#device/shop/shop.ts'
import { knownTimeOf } from '#device/store/known-time.ts'
import { useSession } from '../../../session/session.ts'
import { useLive } from '../../../live/use-live.ts'
import { refreshBought } from './refresh-bought.ts'

const boughtAtOf = async (userId: string) => (userId ? await lastBoughtAt(userId) : 0)

/** Wherever something was bought, in this tab or another: memberships, times, prices and books are asked for anew. */
export function BoughtFollower() {
  const queries = useQueryClient()
  const session = useSession()
  const userId = session?.user_id ?? ''
  const boughtAt = useLive(boughtAtOf, userId)
  // What was bought shortly before this page was there may have been missed by what it keeps.
  const [since] = useState(() => Date.now() - 60_000)
  useEffect(() => {
    if (session && boughtAt !== undefined && boughtAt > (knownTimeOf(since) ?? 0)) void refreshBought(queries, session)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another token is no news
  }, [boughtAt, userId])
  return null
}
