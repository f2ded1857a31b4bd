import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Explanation } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useStoreCastChoices } from '../../features/chart/use-cast-edit.ts'
import { OtherChartScreen } from '../../features/other-chart/other-chart-screen.tsx'
import { useArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'
import { useOpenArchiveForm } from './use-open-archive-form.ts'

const route = getRouteApi('/shell/archive/other')

/** Page that explains why another app shows a different chart for an archive. */
export function OtherChartPage() {
  const { archiveId } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <ArchiveOtherChart archive={archive} /> : <ArchiveMissing />
}

function ArchiveOtherChart({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const change = useStoreCastChoices(archive)
  const startArchiveAt = useOpenArchiveForm()
  async function applyExplanation({ change: to }: Explanation) {
    if (!to) return
    const { solarTime = archive.solar_time, zi = archive.zi, school = {} } = to
    await change({ solar_time: solarTime, zi, school })
  }
  return (
    <TitledPage title={t`别处的盘为什么不同`} backTo="/archive/index">
      <OtherChartScreen
        archive={archive}
        onAgree={(explanation) => void applyExplanation(explanation)}
        onCreateArchive={(local) => void startArchiveAt(local)}
      />
    </TitledPage>
  )
}
