import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState, type ReactNode } from 'react'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListeningParts } from '../../reader/listening.ts'
import { MarkLayer } from '../../reader/mark-layer.tsx'
import { OpenBookProvider } from '../../reader/open-book.tsx'
import { AnnualBar } from './annual-bar.tsx'
import classes from './annual-page.module.css'
import { YearReport } from './year-report.tsx'
import { LockedMonths } from './locked-months.tsx'
import { findPresentMonth } from './present-month.ts'
import { useComputedYear } from './use-cast-year.ts'
import { useShareYear } from './use-share-year.ts'
import { useOwnedYears } from './use-owned-years.ts'
import { useYearLine } from './use-year-line.ts'
import { annualProductIdOf, REPORT_CARD } from './year-cards.ts'
import { YearListeningBar } from './year-listening-bar.tsx'
import { listYearTabs, YearTabs } from './year-tabs.tsx'

export interface UnlockYearProps {
  archive: ListedArchive
  productId: string
  /** Number of locked paragraphs. */
  waiting: number
}

export interface YearMoreProps {
  archive: ListedArchive
  book: Book
  entries: readonly { readonly label: string; readonly run: () => void }[]
}

export interface AnnualPageProps {
  archive: ListedArchive
  year: number
  /** Book of the year, or its preview if locked; undefined until it is loaded. */
  book: Book | undefined
  /** True if the download of the book failed. */
  isMissing: boolean
  /** Archive switcher. */
  switcher: ReactNode
  /** Content above the year's book. */
  above: ReactNode
  /** Banner shown above an older version of the report. */
  band: ReactNode
  /** Read-aloud components. */
  listening: ListeningParts
  /** Menu of the report of this year. */
  More: ComponentType<YearMoreProps>
  /** Unlock offer of a locked year. */
  Unlock: ComponentType<UnlockYearProps>
  /** Links at the foot of the page. */
  children: ReactNode
}

/** Annual page of an archive: year tabs and the report of the selected year. */
export function AnnualPage(props: AnnualPageProps) {
  const { archive, year, book, isMissing, switcher, above, band, listening, More, Unlock, children } = props
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const { archive_id } = archive
  const owned = useOwnedYears(archive_id)
  const cast = useComputedYear(archive, year)
  const isLocked = book ? book.is_locked : !owned.includes(year)
  const present = findPresentMonth(cast.view, now)
  const seed = `${archive_id} ${year}`
  const line = useYearLine(book)
  const share = useShareYear({ archive, cast, line, isLocked, seed })
  const view = (
    <YearReport cast={cast} seed={seed} line={line} book={book} isLocked={isLocked} present={present}>
      {isMissing && <p className={classes.trouble}>{t`这一年的书还没有存到本机，联网后再取。`}</p>}
      {book && (
        <Unlock archive={archive} productId={annualProductIdOf(year)} waiting={book.cards.reduce((sum, { waiting }) => sum + waiting, 0)} />
      )}
      {isLocked && <LockedMonths view={cast.view} present={present} />}
    </YearReport>
  )
  return (
    <div className={classes.root}>
      <AnnualBar
        switcher={switcher}
        isReading={book?.is_locked === false}
        aloud={book?.is_locked === false && <listening.Button cardId={REPORT_CARD} />}
        more={book && <More archive={archive} book={book} entries={share ? [{ label: t`分享这一年`, run: share }] : []} />}
      />
      <YearTabs archiveId={archive_id} years={listYearTabs(now, owned, year)} open={year} owned={owned} />
      {above}
      {book ? (
        <OpenBookProvider book={book} archive={archive}>
          {band}
          <MarkLayer>{view}</MarkLayer>
          {!book.is_locked && <YearListeningBar book={book} Bar={listening.Bar} />}
        </OpenBookProvider>
      ) : (
        view
      )}
      {book && <p className={classes.note}>{t`推算仅供娱乐，不作决定的依据。`}</p>}
      <div className={classes.foot}>{children}</div>
    </div>
  )
}
