import { useLingui } from '@lingui/react/macro'
import { useMessages } from '../../../language/use-messages.ts'
import { useCatalogue } from '../../../session/catalogue.ts'
import { formatProductBenefit } from '../../../terms/products.ts'
import { formatList } from '../../../terms/list.ts'
import { UnlockButton, type UnlockProps } from './unlock-button.tsx'
import classes from './unlock-button.module.css'

/** Unlock offer of a locked card: what the purchase includes, and the unlock button. */
export function UnlockOffer({ archive, productId }: UnlockProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const gives = useCatalogue().data?.products.find(({ product_id }) => product_id === productId)?.gives ?? []
  const list = formatList(
    locale,
    gives.map((grant) => formatProductBenefit(_, grant)),
  )
  return (
    <div className={classes.offer}>
      {list && <p className={classes.note}>{t`解锁后：${list}`}</p>}
      <UnlockButton archive={archive} productId={productId} />
    </div>
  )
}
