import { useLingui } from '@lingui/react/macro'
import type { ChatMode } from '#contract/chat.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import classes from './spent-line.module.css'

/** What brings more of what pays here. */
export function productFor(mode: ChatMode, card: string | undefined): string {
  return card === undefined ? mode : 'vip_year'
}

/** Nothing is left: what was typed stays, and the pay sheet is a tap away. */
export function SpentLine({ product }: { product: string }) {
  const { t } = useLingui()
  return (
    <div className={classes.root} role="status">
      <p>{t`次数用完了，写下的都留着。`}</p>
      <ButtonLink to="/setting/shop" search={{ payment: product }} size="compact-md">{t`看价目`}</ButtonLink>
    </div>
  )
}
