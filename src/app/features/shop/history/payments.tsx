import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Order } from '#contract/shop.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import { FreshLine } from '../goods/fresh-line.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { useOrders } from '../goods/queries.ts'
import classes from './payments.module.css'

const yearOf = ({ created_at }: Order): number => new Date(created_at).getFullYear()

/** Every payment by year, the latest first; a row opens what stands behind it. */
export function Payments() {
  const { t } = useLingui()
  const orders = useOrders()
  const [opened, setOpened] = useState<Order>()
  const list = orders.data ?? []
  const years = [...new Set(list.map(yearOf))]
  return (
    <>
      <FreshLine query={orders} at={orders.data && orders.dataUpdatedAt} what="orders" />
      {orders.data?.length === 0 && <Nothing />}
      {years.map((year) => (
        <section key={year} aria-label={String(year)}>
          <h2 className={classes.year}>{year}</h2>
          <ul>
            {list
              .filter((order) => yearOf(order) === year)
              .map((order) => (
                <li key={order.order_id}>
                  <OrderRow order={order} onOpen={() => setOpened(order)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {list.length > 0 && <p className={classes.foot}>{t`金额以美元计。点一行看订单号与所得。`}</p>}
      <OrderSheet order={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function Nothing() {
  const { t } = useLingui()
  return (
    <StatePage title={t`还没有付过什么`} detail={t`买过的每一样，连同金额、状态与日期，都会写在这里。`}>
      <ButtonLink to="/setting/shop" variant="default">{t`去商店看看`}</ButtonLink>
    </StatePage>
  )
}
