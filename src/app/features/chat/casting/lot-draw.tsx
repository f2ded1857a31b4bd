import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LotTube } from '../../../art/lot-tube.tsx'
import { drawLot } from './random.ts'
import classes from './lot-draw.module.css'

interface LotDrawProps {
  onLot: (lot: number) => void
  onCancel: () => void
}

/** Draws one of sixty-four lots: a tap shakes the tube. */
export function LotDraw({ onLot, onCancel }: LotDrawProps) {
  const { t } = useLingui()
  const [lot, setLot] = useState<number>()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'end' })
    button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={root} className={classes.root} aria-label={t`抽签`}>
      <div className={classes.tube} data-drawn={lot === undefined ? undefined : ''}>
        <LotTube isDrawn={lot !== undefined} />
      </div>
      <p className={classes.told} role="status">
        {lot === undefined ? t`六十四签，想着这笔钱，摇一支出来。` : t`第 ${lot} 签`}
      </p>
      <div className={classes.actions}>
        {/* The same button element in both states, so that it keeps the focus. */}
        <Button ref={button} fullWidth onClick={() => (lot === undefined ? setLot(drawLot()) : onLot(lot))}>
          {lot === undefined ? t`摇一支` : t`请解这一签`}
        </Button>
        {lot === undefined && <Button variant="subtle" size="compact-md" onClick={onCancel}>{t`先不问`}</Button>}
      </div>
    </section>
  )
}
