import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { LifeScreen } from '../../features/life/life-screen.tsx'
import { useArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/archive/life')

/** Life events of `archiveId`; default: the current archive. */
export function LifePage() {
  const { archiveId } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <ArchiveLife archive={archive} /> : <ArchiveMissing />
}

function ArchiveLife({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  return (
    <TitledPage title={t`生平`} backTo="/archive/index">
      <LifeScreen key={archive.archive_id} archive={archive} />
    </TitledPage>
  )
}
