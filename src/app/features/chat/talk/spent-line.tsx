import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '#contract/chat.ts'
import classes from './spent-line.module.css'

/** What brings more of what pays here. */
export function productFor(mode: ChatMode, card: string | undefined): string {
  return card === undefined ? mode : 'vip_year'
}

/** Nothing is left: what was typed stays, and the pay sheet is a tap away. */
export function SpentLine({ onPay }: { onPay: () => void }) {
  const { t } = useLingui()
  return (
    <div className={classes.root} role="status">
      <p>{t`次数用完了，写下的都留着。`}</p>
      <Button size="compact-md" onClick={onPay}>{t`看价目`}</Button>
    </div>
  )
}
