import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AnnualView } from '#bazi/index.ts'
import type { Book } from '#contract/book.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './locked-year.module.css'
import { MistyMonths } from './misty-months.tsx'

interface LockedYearProps {
  book: Book | null | undefined
  view: AnnualView
  present: number | undefined
  /** How it is opened. */
  children: ReactNode
}

/** A year that is not open: how much waits, how it is opened, its months in mist. */
export function LockedYear({ book, view, present, children }: LockedYearProps) {
  const { t } = useLingui()
  const waiting = book?.cards.reduce((sum, card) => sum + card.waiting, 0) ?? 0
  return (
    <>
      {waiting > 0 && (
        <p className={classes.waiting}>
          <Plural value={waiting} other="还有 # 段等着打开。" />
        </p>
      )}
      {children}
      <section className={classes.months}>
        <SectionTitle>{t`十二个月`}</SectionTitle>
        <MistyMonths view={view} present={present} />
      </section>
    </>
  )
}
