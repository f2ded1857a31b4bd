import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './sealed-band.module.css'

interface SealedBandProps {
  waiting: number
  /** It is a whole year that waits, not a card. */
  isYear?: boolean
  children: ReactNode
}

/** Where a locked card breaks off: a paper band under its seal, how much waits, and what opens it. */
export function SealedBand({ waiting, isYear = false, children }: SealedBandProps) {
  const { locale } = useMessages()
  return (
    <section className={classes.root}>
      <div className={classes.band} aria-hidden="true">
        <span className={classes.seal} lang={writingSystems[locale].hanTag}>
          封
        </span>
      </div>
      <p className={classes.waiting}>
        {isYear ? (
          <Plural value={waiting} other="这一年还有 # 段，随全书开启" />
        ) : (
          <Plural value={waiting} other="这一卡还有 # 段，随全书开启" />
        )}
      </p>
      {children}
    </section>
  )
}
