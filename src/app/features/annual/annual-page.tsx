import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState, type ReactNode, useMemo } from 'react'
import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa'
import type { Book } from '#contract/book.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { ListeningComponents, ListeningBarProps } from '../../reader/listening.ts'
import { BookMarksProvider } from '../../reader/book-marks-provider.tsx'
import { OpenBookLayout } from '../../reader/open-book.tsx'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './annual-page.module.css'
import { YearReport } from './year-report.tsx'
import { LockedMonths } from './year-months.tsx'
import { findPresentMonthIndex, useComputedYear } from './use-cast-year.ts'
import { useShareYear } from './use-share-year.ts'
import { useOwnedYears, listYearsWithTab, YearTabs } from './year-tabs.tsx'
import { useYearMainSentence, annualProductIdOf, WHOLE_REPORT_CARD_ID, getYearCard } from './year-cards.ts'
import { ReaderOptionsSheet } from '../../reader/reading-options.tsx'

export interface UnlockYearProps {
  archive: ListedArchive
  productId: string
  /** Number of locked paragraphs. */
  waiting: number
}

export interface YearMoreMenuProps {
  archive: ListedArchive
  book: Book
  entries: readonly { readonly label: string; readonly run: () => void }[]
}

interface AnnualPageProps {
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
  listening: ListeningComponents
  /** Menu of the report of this year. */
  More: ComponentType<YearMoreMenuProps>
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
  const present = findPresentMonthIndex(cast.view, now)
  const seed = `${archive_id} ${year}`
  const line = useYearMainSentence(book)
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
      <AnnualTopBar
        switcher={switcher}
        isReading={book?.is_locked === false}
        aloud={book?.is_locked === false && <listening.Button cardId={WHOLE_REPORT_CARD_ID} />}
        more={book && <More archive={archive} book={book} entries={share ? [{ label: t`分享这一年`, run: share }] : []} />}
      />
      <YearTabs archiveId={archive_id} years={listYearsWithTab(now, owned, year)} open={year} owned={owned} />
      {above}
      {book ? (
        <OpenBookLayout book={book} archive={archive}>
          {band}
          <BookMarksProvider>{view}</BookMarksProvider>
          {!book.is_locked && <YearListeningBar book={book} Bar={listening.Bar} />}
        </OpenBookLayout>
      ) : (
        view
      )}
      {book && <p className={classes.note}>{t`推算仅供娱乐，不作决定的依据。`}</p>}
      <div className={classes.foot}>{children}</div>
    </div>
  )
}

interface AnnualBarProps {
  switcher: ReactNode
  /** True if the page shows the unlocked text of a report. */
  isReading: boolean
  /** Read-aloud button. */
  aloud: ReactNode
  /** Menu of the report. */
  more: ReactNode
}

/** Top bar of the annual page: archive switcher (only without a side panel, which has its own), reader options, read-aloud button, menu. */
function AnnualTopBar({ switcher, isReading, aloud, more }: AnnualBarProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const isAlone = !useHasSidePanel()
  return (
    <header className={classes.bar} data-floating={!isAlone || undefined}>
      {isAlone && switcher}
      <div className={classes.actions}>
        {isReading && (
          <IconButton label={t`读法`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <TextAa size={24} weight="light" />
          </IconButton>
        )}
        {aloud}
        {more}
      </div>
      <ReaderOptionsSheet opened={isOpen} onClose={() => setIsOpen(false)} />
    </header>
  )
}

/** No-op for `turnTo`: a report is one page, so the bar never turns to another card. */
const stay = () => undefined

/** Read-aloud bar of a report; reads all cards of the book in sequence. */
function YearListeningBar({ book, Bar }: { book: Book; Bar: ComponentType<ListeningBarProps> }) {
  const others = useMemo(() => [getYearCard(book, 'seasons'), getYearCard(book, 'months')], [book])
  return (
    <div className={classes.listening}>
      <Bar
        card={getYearCard(book, WHOLE_REPORT_CARD_ID)}
        number={1}
        others={others}
        after={undefined}
        turnTo={stay}
        tracksPosition={false}
      />
    </div>
  )
}
