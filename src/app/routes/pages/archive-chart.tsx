import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useIsFirstChart } from '../../session/first-chart.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import type { BoundaryType } from '../../features/chart/boundary.ts'
import { ChartView } from '../../features/chart/chart-view.tsx'
import { RowLink } from '../../ui/row.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useHasSidePanel } from '../../appearance/use-has-side-panel.ts'
import { ArchiveActionsMenu, ArchiveTags, EditButton } from './archive-parts.tsx'

/** An archive's chart with its actions. The actions are in the top bar on a phone and beside the name on a desktop. */
export function ArchiveChart({ archive }: { archive: ListedArchive }) {
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
          <EditButton archive={archive} />
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
      actions={<EditButton archive={archive} />}
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
