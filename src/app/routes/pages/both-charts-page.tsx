import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Archive } from '#contract/archive.ts'
import { BoundaryComparison } from '../../features/chart/both-charts.tsx'
import { findBoundary } from '../../features/chart/boundary.ts'
import { useArchive } from '../../session/archives.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StatePage } from '../../ui/state-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

const route = getRouteApi('/shell/archive/both')

/** The two possible charts of a birth near a boundary. `turn` selects the boundary if there are several. */
export function BothChartsPage() {
  const { archiveId } = route.useSearch()
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  return archive ? <ArchiveBothCharts archive={archive} /> : <ArchiveMissing />
}

function ArchiveBothCharts({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const { turn } = route.useSearch()
  const navigate = useNavigate()
  const boundary = useMemo(() => findBoundary(archive, turn), [archive, turn])
  const toChart = { to: '/archive/index', search: { archiveId: archive.archive_id, card: 'chart' } } as const
  if (boundary)
    return <BoundaryComparison archive={archive} boundary={boundary} onBack={() => void navigate({ ...toChart, replace: true })} />
  return (
    <StatePage title={t`这个时刻只有一张盘`}>
      <ButtonLink {...toChart} variant="filled">{t`看命盘`}</ButtonLink>
    </StatePage>
  )
}
