import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { recordPurchase } from '#device/shop/shop.ts'
import { useUserId } from '../../../session/session.ts'
import { GrantList } from '../goods/grant-list.tsx'
import { ReadLinks } from '../goods/read-links.tsx'
import classes from './redeem-success.module.css'
import { Stamp } from '../../../ui/stamp.tsx'

// The confirmation sheet is unmounted, so the heading takes the focus.
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** The grants of a redeemed code, with links to read them. */
export function RedeemSuccess({ given, onMore }: { given: OutputOf<'redeem'>; onMore: () => void }) {
  const { t } = useLingui()
  const userId = useUserId()
  useEffect(() => void recordPurchase(userId), [userId, given])
  return (
    <div className={classes.root}>
      <Stamp>{t({ message: '启', context: 'stamp' })}</Stamp>
      <h2 ref={takeFocus} tabIndex={-1} className={classes.title}>{t`兑换成功`}</h2>
      <GrantList gives={given.gives} />
      <div className={classes.actions}>
        <ReadLinks gives={given.gives} />
        <Button variant="default" onClick={onMore}>{t`再换一个`}</Button>
      </div>
    </div>
  )
}
