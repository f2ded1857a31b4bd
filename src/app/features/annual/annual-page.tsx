import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import classes from './annual-page.module.css'
import { AnnualView } from './annual-view.tsx'
import { LockedYear } from './locked-year.tsx'
import { ReadingProvider } from './plain-reader.tsx'
import { presentMonthOf } from './present-month.ts'
import { shownYearsOf } from './shown-years.ts'
import { useAnnualBook, useOwnedYears } from './use-annual-book.ts'
import { useAnnualView } from './use-annual-view.ts'
import { YearTabs } from './year-tabs.tsx'

export interface AnnualPageProps {
  archive: ListedArchive
  year: number
  /** Whose years they are. */
  switcher: ReactNode
  /** How a locked year is opened. */
  unlock: ReactNode
  /** What stands at the foot: where else to go. */
  children: ReactNode
}

/** One archive's years: tabs, and the open one. */
export function AnnualPage({ archive, year, switcher, unlock, children }: AnnualPageProps) {
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const { archive_id } = archive
  const owned = useOwnedYears(archive_id)
  const { book, hasFailed } = useAnnualBook(archive_id, year)
  const cast = useAnnualView(archive, year)
  const isLocked = book ? book.is_locked : !owned.includes(year)
  const present = presentMonthOf(cast.view, now)
  const view = (
    <AnnualView cast={cast} seed={`${archive_id} ${year}`} book={book} isLocked={isLocked} present={present}>
      {!book && hasFailed && <p className={classes.trouble}>{t`这一年的书还不在这台设备上，联网后再取。`}</p>}
      {isLocked && (
        <LockedYear book={book} view={cast.view} present={present}>
          {unlock}
        </LockedYear>
      )}
    </AnnualView>
  )
  return (
    <div className={classes.root}>
      <header className={classes.bar}>{switcher}</header>
      <YearTabs archiveId={archive_id} years={shownYearsOf(now, owned, year)} open={year} owned={owned} />
      {book ? (
        <ReadingProvider book={book} archive={archive}>
          {view}
        </ReadingProvider>
      ) : (
        view
      )}
      {children}
    </div>
  )
}
