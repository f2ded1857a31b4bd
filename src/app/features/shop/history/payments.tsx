import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Order, OrderList, Redemption } from '#contract/shop.ts'
import { fetchPaymentHistory, listPaidOrders } from '#device/shop/shop.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { useLive } from '../../../live/use-live.ts'
import { createInfiniteUserQuery } from '../../../session/infinite-user-query.ts'
import { useSession, useUserId } from '../../../session/session.ts'
import { StaleDataNotice } from '../goods/stale-data-notice.tsx'
import { OrderRow, RedemptionRow } from './history-row.tsx'
import { OrderSheet, RedemptionSheet } from './history-sheets.tsx'
import classes from './payments.module.css'

/** An order or a redemption. */
interface HistoryEntry {
  readonly key: string
  readonly at: number
  readonly order?: Order
  readonly redemption?: Redemption
}

/** Merges orders and redemptions, newest first. */
function entriesOf(pages: readonly OrderList[]): HistoryEntry[] {
  const entries = [
    ...pages.flatMap(({ orders }) => orders).map((order) => ({ key: order.order_id, at: order.created_at, order })),
    // The time makes the key unique: the server serialises one user's writes, so no two codes are redeemed at once.
    ...pages
      .flatMap(({ redeemed }) => redeemed)
      .map((redemption) => ({ key: `${redemption.used_at} ${redemption.product_id}`, at: redemption.used_at, redemption })),
  ]
  return entries.toSorted((a, b) => b.at - a.at)
}

const yearOf = ({ at }: HistoryEntry): number => new Date(at).getFullYear()

/** Payment history grouped by year; a row opens a details sheet. */
export function PaymentHistory() {
  const { t } = useLingui()
  const history = usePaymentHistory()
  const [opened, setOpened] = useState<HistoryEntry>()
  const isOffline = useConnectivity() === 'offline'
  const serverEntries = entriesOf(history.data?.pages ?? [])
  const localOrders = useOrdersPaidSince(serverEntries[0]?.at ?? 0)
  const list = [...entriesOf([{ orders: [...localOrders], redeemed: [], next: null }]), ...serverEntries]
  const years = [...new Set(list.map(yearOf))]
  const close = () => setOpened(undefined)
  return (
    <>
      <StaleDataNotice query={history} at={history.data && history.dataUpdatedAt} what="orders" hasSome={localOrders.length > 0} />
      {history.data && list.length === 0 && <NoPayments />}
      {years.map((year) => (
        <section key={year} aria-label={String(year)}>
          <h2 className={classes.year}>{year}</h2>
          <ul>
            {list
              .filter((entry) => yearOf(entry) === year)
              .map((entry) => (
                <li key={entry.key}>
                  {entry.order && <OrderRow order={entry.order} onOpen={() => setOpened(entry)} />}
                  {entry.redemption && <RedemptionRow redemption={entry.redemption} onOpen={() => setOpened(entry)} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          disabled={isOffline}
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >{t`看更早的`}</Button>
      )}
      {list.length > 0 && <p className={classes.foot}>{t`金额以美元计。点一行看订单号与所得。`}</p>}
      <OrderSheet order={opened?.order} onClose={close} />
      <RedemptionSheet redemption={opened?.redemption} onClose={close} />
    </>
  )
}

function NoPayments() {
  const { t } = useLingui()
  return (
    <StatePage title={t`还没有付过什么`} detail={t`买过与兑换过的每一样，连同金额、状态与日期，都会写在这里。`}>
      <ButtonLink to="/setting/shop" variant="default">{t`去商店看看`}</ButtonLink>
    </StatePage>
  )
}

/** Query of the paged payment history. Every mount refetches all loaded pages; until then the cached pages are shown. */
function usePaymentHistory() {
  const session = useSession()
  return useInfiniteQuery({ ...createInfiniteUserQuery('payments', session, fetchPaymentHistory), staleTime: 0 })
}

const listOrdersPaidHere = async (userId: string): Promise<readonly Order[]> => (userId ? await listPaidOrders(userId) : [])

/** Returns the orders paid on this device after `at` (ms since the epoch), which the cached history does not contain yet. */
function useOrdersPaidSince(at: number): readonly Order[] {
  return (useLive(listOrdersPaidHere, useUserId()) ?? []).filter(({ created_at }) => created_at > at)
}
