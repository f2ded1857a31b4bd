import type { ListedArchive } from '#device/archives/archive-list.ts'
import { CardPage } from '../../features/book/read/card-page.tsx'
import { UnlockOffer } from '../../features/book/unlock/unlock-offer.tsx'
import { listeningParts } from '../../features/listen/listening.tsx'
import { AskAboutCardLink } from '../../features/chat/ask-about-card-link.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../language/use-messages.ts'
import { CARD_IDS, CARD_LABELS } from '../../terms/book-cards.ts'
import { useIsFirstChart } from '../../session/first-chart.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import type { BoundaryType } from '../../features/chart/boundary.ts'
import { ChartView } from '../../features/chart/chart-view.tsx'
import { RowLink } from '../../ui/row.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { ArchiveActionsMenu, ArchiveTags, EditArchiveButton } from './archive-parts.tsx'
import classes from './fate-book-card.module.css'

export interface FateBookCardProps {
  archive: ListedArchive
  cardId: string
  version: number | undefined
}

/** A card of the fate book. The `chart` card starts with the chart, except in older versions, whose chart may differ. */
export function FateBookCard({ archive, cardId, version }: FateBookCardProps) {
  const isDesktop = useIsDesktop()
  const isChart = cardId === 'chart' && version === undefined
  return (
    <>
      {isDesktop && cardId !== 'all' && <CardTabs archiveId={archive.archive_id} cardId={cardId} version={version} />}
      {isChart && <ArchiveChart archive={archive} />}
      <CardPage
        archive={archive}
        productId="fatebook"
        cardId={cardId}
        version={version}
        isBelowChart={isChart}
        listening={listeningParts}
        foot={<AskAboutCardLink cardId={cardId} />}
        band={<UnlockOffer archive={archive} productId="fatebook" />}
      />
    </>
  )
}

/** Tabs of a book's cards, for desktops. Links replace the history entry, so that Back leads to the table of contents. */
function CardTabs({ archiveId, cardId, version }: { archiveId: string; cardId: string; version: number | undefined }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <nav className={classes.tabs} aria-label={t`各卡`}>
      {CARD_IDS.map((card) => (
        <Link
          key={card}
          to="/archive/index"
          search={{ archiveId, card, ...(version !== undefined && { version }) }}
          replace
          className={classes.tab}
          aria-current={card === cardId ? 'page' : undefined}
        >
          {_(CARD_LABELS[card])}
        </Link>
      ))}
    </nav>
  )
}

/** An archive's chart with its actions. The actions are in the top bar on a phone and beside the name on a desktop. */
function ArchiveChart({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const back = useBack('/archive/index')
  const isFirst = useIsFirstChart(archive.archive_id)
  const navigate = useNavigate()
  const compare = (turn: BoundaryType) => void navigate({ to: '/archive/both', search: { archiveId: archive.archive_id, turn } })
  const cycles = (
    <>
      <RowLink to="/fate/cycles" search={{ archiveId: archive.archive_id }}>{t`大运流年`}</RowLink>
      <RowLink to="/archive/match" search={{ archiveId: archive.archive_id }}>{t`两人合看`}</RowLink>
      <RowLink to="/archive/other" search={{ archiveId: archive.archive_id }}>{t`别处的盘为什么不同`}</RowLink>
      <RowLink to="/archive/life" search={{ archiveId: archive.archive_id }}>{t`生平`}</RowLink>
    </>
  )
  const tags = <ArchiveTags archive={archive} />
  if (!isDesktop) {
    return (
      <>
        <TopBar title={t`命盘`} back={back}>
          <EditArchiveButton archive={archive} />
          <ArchiveActionsMenu archive={archive} />
        </TopBar>
        <ChartView
          archive={archive}
          onCompare={compare}
          isFirst={isFirst}
          cycles={cycles}
          heading={
            <>
              <strong>{archive.user_name}</strong>
              {tags}
            </>
          }
        />
      </>
    )
  }
  return (
    <ChartView
      archive={archive}
      onCompare={compare}
      isFirst={isFirst}
      cycles={cycles}
      heading={
        <>
          <Name archive={archive} />
          {tags}
        </>
      }
      actions={<EditArchiveButton archive={archive} />}
    />
  )
}

/** The archive's name; without a side panel it is an archive switcher. */
function Name({ archive }: { archive: ListedArchive }) {
  const navigate = useNavigate()
  if (useHasSidePanel()) return <h1>{archive.user_name}</h1>
  const turnTo = (archiveId: string) => void navigate({ to: '/archive/index', search: { archiveId, card: 'chart' } })
  return (
    <h1>
      <ArchiveSwitcher shown={archive} onChosen={turnTo} />
    </h1>
  )
}
