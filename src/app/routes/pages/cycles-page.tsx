import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { CyclesView } from '../../features/chart/cycles-view.tsx'
import { useFortuneArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/fate/cycles')

/** The major luck cycles of `archiveId`; default: the archive on the Today page. */
export function CyclesPage() {
  const { archiveId } = route.useSearch()
  const archive = useFortuneArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <ArchiveCycles archive={archive} /> : <ArchiveMissing />
}

function ArchiveCycles({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  return (
    <TitledPage title={t`大运流年`} backTo="/fate/year">
      <CyclesView key={archive.archive_id} archive={archive} archiveId={archive.archive_id} />
    </TitledPage>
  )
}
