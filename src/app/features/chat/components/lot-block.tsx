import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/use-messages.ts'
import { formatOrdinal } from '../../../terms/ordinals.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './lot-block.module.css'

/** The drawn lot as a slip with its number; `children`, shown beside the slip, is the saying of the lot. */
export function LotBlock({ lot, children }: { lot: number; children?: ReactNode }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const ordinal = formatOrdinal(locale, lot)
  const slip = t({ message: `第${ordinal}签`, context: 'slip' })
  return (
    <div className={classes.root} data-lot={lot}>
      <p className={classes.slip} aria-label={t`第 ${lot} 签`}>
        <span>{writingSystems[locale].isVertical ? slip : lot}</span>
      </p>
      {children && <div className={classes.words}>{children}</div>}
    </div>
  )
}
