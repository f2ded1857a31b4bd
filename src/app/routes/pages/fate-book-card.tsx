import type { ListedArchive } from '#device/archives/archive-list.ts'
import { CardPage } from '../../features/book/read/card-page.tsx'
import { UnlockOffer } from '../../features/book/unlock/unlock-offer.tsx'
import { listening } from '../../features/listen/listening.tsx'
import { AskAboutCard } from '../../features/chat/ask-about-card.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { ArchiveChart } from './archive-chart.tsx'
import { CardTabs } from './card-tabs.tsx'

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
        listening={listening}
        foot={<AskAboutCard cardId={cardId} />}
        band={<UnlockOffer archive={archive} productId="fatebook" />}
      />
    </>
  )
}
