import { Plural } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import classes from './locked-band.module.css'

interface LockedBandProps {
  waiting: number
  /** True for the report of a year; false for a card of a fate book. */
  isYear?: boolean
  children: ReactNode
}

/** End of the free part of a locked card: a sealed paper band, the number of locked paragraphs and the unlock offer. */
export function LockedBand({ waiting, isYear = false, children }: LockedBandProps) {
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
