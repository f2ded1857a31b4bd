import { useLingui } from '@lingui/react/macro'
import { useWords } from '../../../language/use-words.ts'
import { useCatalogue } from '../../../session/catalogue.ts'
import { grantTextOf } from '../../../terms/grants.ts'
import { listTextOf } from '../../../terms/list.ts'
import { UnlockButton, type UnlockProps } from './unlock-button.tsx'
import classes from './unlock-band.module.css'

/** Where the open part of a sealed book ends: a band of paper with its seal, what opens with the rest, and how. */
export function UnlockBand({ archive, productId }: UnlockProps) {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const gives = useCatalogue().data?.products.find(({ product_id }) => product_id === productId)?.gives ?? []
  const besides = gives.filter(({ kind }) => kind !== 'unlock').map((grant) => grantTextOf(_, grant))
  const list = listTextOf(locale, besides)
  return (
    <section className={classes.root}>
      <div className={classes.band} aria-hidden="true">
        <span className={classes.seal}>{t({ message: '封', context: 'stamp' })}</span>
      </div>
      <h2 className={classes.title}>{productId === 'fatebook' ? t`余下八卡，随全书开启` : t`余下各章，随全书开启`}</h2>
      {besides.length > 0 && <p className={classes.gives}>{t`一并得到：${list}`}</p>}
      <UnlockButton archive={archive} productId={productId} />
    </section>
  )
}
