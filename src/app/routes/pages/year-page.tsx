import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { resolveReportYear } from '../../calendar/report-year.ts'
import { AnnualPage, type UnlockYearProps, type YearMoreMenuProps } from '../../features/annual/annual-page.tsx'
import { annualProductIdOf } from '../../features/annual/year-cards.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { useBookRefresh } from '../../features/book/contents/use-book-refresh.ts'
import { LazyPrintBookView } from '../../features/book/lazy.tsx'
import { LockedBand } from '../../features/book/read/locked-band.tsx'
import { useDownloadedBook } from '../../features/book/read/use-downloaded-book.ts'
import { useBackToContents } from '../../features/book/read/opened-card.ts'
import { UnlockOffer } from '../../features/book/unlock/unlock-offer.tsx'
import { VersionBanner } from '../../features/book/versions/version-banner.tsx'
import { listeningParts } from '../../features/listen/listening.tsx'
import { OpenBookLayout, BookProvider } from '../../reader/open-book.tsx'
import { useFortuneArchive } from '../../session/archives.ts'
import { useBookStatus } from '../../session/books.ts'
import { useCatalogue } from '../../session/catalogue.ts'
import { useIsMember } from '../../session/user-info.ts'
import { RowLink } from '../../ui/row.tsx'
import { ArchiveMissing } from './archive-missing.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useSetCurrentArchive } from './use-set-current-archive.ts'
import type { YearOverviewProps } from './year-overview.tsx'
import { BookMenu } from '../../features/book/read/book-menu.tsx'
import classes from './year-page.module.css'

const route = getRouteApi('/shell/fate/year')

/** Has a placeholder of about its own height, to avoid a layout shift. */
const LazyYearOverview = lazyComponent<YearOverviewProps>(() => import('./year-overview.tsx').then((file) => file.YearOverview), {
  isWanted: () => true,
  Fallback: () => <div className={classes.placeholder} />,
})

/** A year of an archive; default: the present year and the archive on the Today page. */
export function YearPage() {
  const { archiveId, year, version, card } = route.useSearch()
  const archive = useFortuneArchive(archiveId)
  if (archive === undefined) return null
  return archive ? (
    <YearContent archive={archive} year={resolveReportYear(year)} version={version} isWhole={card === 'all'} />
  ) : (
    <ArchiveMissing />
  )
}

interface YearOfProps {
  archive: ListedArchive
  year: number
  /** Version of the yearly report; default: the current version. */
  version: number | undefined
  /** Shows the whole report at once, for printing. */
  isWhole: boolean
}

export function YearContent({ archive, year, version, isWhole }: YearOfProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { archive_id } = archive
  const productId = annualProductIdOf(year)
  const isMember = useIsMember()
  useSetCurrentArchive(archive_id)
  useBookRefresh(archive, productId)
  const { book, error } = useDownloadedBook(archive_id, productId, version)
  const status = useBookStatus(archive_id, productId)
  const isCurrent = version === undefined || !status || version === status.version
  const toReport = useBackToContents()
  const turnTo = (archiveId: string) => void navigate({ to: '/fate/year', search: { archiveId, year } })
  if (isWhole && book?.is_locked === false) {
    return (
      <OpenBookLayout book={book} archive={archive}>
        <LazyPrintBookView onBack={toReport} />
      </OpenBookLayout>
    )
  }
  return (
    <AnnualPage
      archive={archive}
      year={year}
      book={book}
      isMissing={error !== undefined}
      switcher={<ArchiveSwitcher shown={archive} onChosen={turnTo} />}
      above={<LazyYearOverview key={`${archive_id} ${year}`} archive={archive} year={year} isMember={isMember} />}
      band={!isCurrent && book && <VersionBanner book={book} />}
      listening={listeningParts}
      More={YearReportMenu}
      Unlock={UnlockYear}
    >
      <RowLink to="/fate/cycles" search={{ archiveId: archive_id }}>{t`大运流年`}</RowLink>
    </AnnualPage>
  )
}

function UnlockYear({ archive, productId, waiting }: UnlockYearProps) {
  return (
    <LockedBand waiting={waiting} isYear>
      <YearOffer archive={archive} productId={productId} />
    </LockedBand>
  )
}

/** Offer to buy the year's report, or a link to redeem a code if the shop does not sell this year. */
function YearOffer({ archive, productId }: { archive: ListedArchive; productId: string }) {
  const { t } = useLingui()
  const catalogue = useCatalogue().data
  if (!catalogue || catalogue.products.some(({ product_id }) => product_id === productId))
    return <UnlockOffer archive={archive} productId={productId} />
  return <RowLink to="/setting/exchangecode" detail={t`这一年的书现在不在店里。`}>{t`使用兑换码`}</RowLink>
}

/** More-menu of a yearly report. Ignores the card of a search result: the report is one page, so a paragraph id is enough. */
function YearReportMenu({ archive, book, entries }: YearMoreMenuProps) {
  const navigate = useNavigate()
  return (
    <BookProvider book={book} archive={archive}>
      <BookMenu
        turnTo={(_card, paragraph = '', version) =>
          void navigate({
            to: '.',
            search: (now) => ({ ...now, ...(version !== undefined && { version }) }),
            hash: paragraph,
            replace: version === undefined,
            resetScroll: false,
          })
        }
        entries={entries}
        onPrint={() => void navigate({ to: '.', search: (now) => ({ ...now, card: 'all' }), hash: '' })}
      />
    </BookProvider>
  )
}
