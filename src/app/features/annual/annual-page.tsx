import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState, type ReactNode } from 'react'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListeningParts } from '../../reader/listening.ts'
import { MarkLayer } from '../../reader/mark-layer.tsx'
import { OpenBookProvider } from '../../reader/open-book.tsx'
import { AnnualBar } from './annual-bar.tsx'
import classes from './annual-page.module.css'
import { AnnualView } from './annual-view.tsx'
import { LockedMonths } from './locked-months.tsx'
import { presentMonthOf } from './present-month.ts'
import { shownYearsOf } from './shown-years.ts'
import { useAnnualView } from './use-annual-view.ts'
import { useShareYear } from './use-share-year.ts'
import { useOwnedYears } from './use-owned-years.ts'
import { useYearLine } from './use-year-line.ts'
import { productIdOf, WHOLE } from './year-cards.ts'
import { YearHeard } from './year-heard.tsx'
import { YearTabs } from './year-tabs.tsx'

export interface UnlockYearProps {
  archive: ListedArchive
  productId: string
  /** So many paragraphs wait. */
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
  /** The year's book, or what may be read of it; undefined while it is not here. */
  book: Book | undefined
  /** It was asked for and did not come. */
  isMissing: boolean
  /** Whose years they are. */
  switcher: ReactNode
  /** What stands over the year's book. */
  above: ReactNode
  /** Over an older version of the report. */
  band: ReactNode
  /** What reads the report aloud. */
  listening: ListeningParts
  /** What can be done with the report, and with the year that it is of. */
  More: ComponentType<YearMoreProps>
  /** How a locked year is opened. */
  Unlock: ComponentType<UnlockYearProps>
  /** What stands at the foot: where else to go. */
  children: ReactNode
}

/** One archive's years: tabs, and the open one. */
export function AnnualPage(props: AnnualPageProps) {
  const { archive, year, book, isMissing, switcher, above, band, listening, More, Unlock, children } = props
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const { archive_id } = archive
  const owned = useOwnedYears(archive_id)
  const cast = useAnnualView(archive, year)
  const isLocked = book ? book.is_locked : !owned.includes(year)
  const present = presentMonthOf(cast.view, now)
  const seed = `${archive_id} ${year}`
  const line = useYearLine(book)
  const share = useShareYear({ archive, cast, line, isLocked, seed })
  const view = (
    <AnnualView cast={cast} seed={seed} line={line} book={book} isLocked={isLocked} present={present}>
      {isMissing && <p className={classes.trouble}>{t`这一年的书还没有存到本机，联网后再取。`}</p>}
      {book && (
        <Unlock archive={archive} productId={productIdOf(year)} waiting={book.cards.reduce((sum, { waiting }) => sum + waiting, 0)} />
      )}
      {isLocked && <LockedMonths view={cast.view} present={present} />}
    </AnnualView>
  )
  return (
    <div className={classes.root}>
      <AnnualBar
        switcher={switcher}
        isReading={book?.is_locked === false}
        aloud={book?.is_locked === false && <listening.Button cardId={WHOLE} />}
        more={book && <More archive={archive} book={book} entries={share ? [{ label: t`分享这一年`, run: share }] : []} />}
      />
      <YearTabs archiveId={archive_id} years={shownYearsOf(now, owned, year)} open={year} owned={owned} />
      {above}
      {book ? (
        <OpenBookProvider book={book} archive={archive}>
          {band}
          <MarkLayer>{view}</MarkLayer>
          {!book.is_locked && <YearHeard book={book} Bar={listening.Bar} />}
        </OpenBookProvider>
      ) : (
        view
      )}
      {book && <p className={classes.note}>{t`推算仅供娱乐，不作决定的依据。`}</p>}
      <div className={classes.foot}>{children}</div>
    </div>
  )
}
