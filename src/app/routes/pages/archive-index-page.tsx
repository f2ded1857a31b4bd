import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseArchive } from '#device/archives/archive-choice.ts'
import { useArchive } from '../../session/archives.ts'
import { ArchivesPage } from '../../features/archives/archive-panel.tsx'
import { GlossaryLink } from '../../glossary/glossary-link.tsx'
import { LazyMembershipCrown } from '../../features/shop/membership/lazy-membership-crown.tsx'
import { useUserId } from '../../session/session.ts'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { CardPage } from '../../features/book/read/card-page.tsx'
import { ArchiveChart } from './archive-chart.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/archive/index')

/** The Book section: a chart by id; without one the current archive's, or on a phone the list of all. */
export function ArchiveIndexPage() {
  const { archiveId, card } = route.useSearch()
  const isDesktop = useIsDesktop()
  return !archiveId && !isDesktop ? <ArchivesPage crown={<LazyMembershipCrown />} /> : <ChartOf archiveId={archiveId} card={card} />
}

function ChartOf({ archiveId, card }: { archiveId: string | undefined; card: string | undefined }) {
  const archive = useArchive(archiveId)
  useChosen(archiveId, archive?.archive_id)
  if (archive === undefined) return null
  if (archive === null) return <ArchiveMissing />
  if (card) return <CardPage archive={archive} productId="fatebook" cardId={card} />
  return (
    <>
      <ArchiveChart archive={archive} />
      <GlossaryLink />
    </>
  )
}

/** Who is opened by address is who the other screens are about, too. */
function useChosen(asked: string | undefined, found: string | undefined) {
  const userId = useUserId()
  useEffect(() => {
    if (userId && asked && asked === found) void chooseArchive(userId, asked)
  }, [userId, asked, found])
}
