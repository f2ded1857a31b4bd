import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { OutputOf } from '#contract/endpoints.ts'
import { recordPurchase } from '#device/shop/shop.ts'
import { useUserId } from '../../../session/session.ts'
import { GivenList } from '../goods/given-list.tsx'
import { ReadLinks } from '../goods/read-links.tsx'
import classes from './redeemed.module.css'
import { Stamp } from '../../../ui/stamp.tsx'

// The question that was answered is gone.
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** The code was taken: what it gave. */
export function Redeemed({ given, onMore }: { given: OutputOf<'redeem'>; onMore: () => void }) {
  const { t } = useLingui()
  const userId = useUserId()
  useEffect(() => void recordPurchase(userId), [userId, given])
  return (
    <div className={classes.root}>
      <Stamp>{t({ message: '启', context: 'stamp' })}</Stamp>
      <h2 ref={takeFocus} tabIndex={-1} className={classes.title}>{t`兑换成功`}</h2>
      <GivenList gives={given.gives} />
      <div className={classes.actions}>
        <ReadLinks gives={given.gives} />
        <Button variant="default" onClick={onMore}>{t`再换一个`}</Button>
      </div>
    </div>
  )
}
