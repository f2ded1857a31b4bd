import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import classes from './annual-page.module.css'
import { AnnualView } from './annual-view.tsx'
import type { BookParts } from './book-parts.ts'
import { presentMonthOf } from './present-month.ts'
import { shownYearsOf } from './shown-years.ts'
import { useAnnualBook, useOwnedYears } from './use-annual-book.ts'
import { useAnnualView } from './use-annual-view.ts'
import { YearTabs } from './year-tabs.tsx'

export interface AnnualPageProps extends BookParts {
  archive: ListedArchive
  year: number
  /** Whose year it is, and what can be done with it. */
  bar: ReactNode
  unlock: ReactNode
  /** Leads to all cycles of this chart. */
  cycles: ReactNode
}

/** One archive's years: tabs, and the open one. */
export function AnnualPage({ archive, year, bar, unlock, cycles, Paragraph }: AnnualPageProps) {
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const { archive_id } = archive
  const years = shownYearsOf(now, [], year)
  const owned = useOwnedYears(archive_id, years)
  const { book, hasFailed } = useAnnualBook(archive_id, year)
  const cast = useAnnualView(archive, year)
  const isLocked = book ? book.is_locked : !owned.includes(year)
  return (
    <div className={classes.root}>
      {bar}
      <YearTabs archiveId={archive_id} years={years} open={year} owned={owned} />
      <AnnualView
        cast={cast}
        seed={archive_id}
        book={book}
        isLocked={isLocked}
        present={presentMonthOf(cast.view, now)}
        unlock={unlock}
        trouble={!book && hasFailed && <p className={classes.trouble}>{t`这一年的书还不在这台设备上，联网后再取。`}</p>}
        Paragraph={Paragraph}
      />
      {cycles}
    </div>
  )
}
