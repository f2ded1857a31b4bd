import { useLingui } from '@lingui/react/macro'
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchives } from '../../session/archives.ts'
import { useIsFirstSeal } from '../../session/first-seal.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { SyncTag } from '../../features/archives/sync-tag.tsx'
import { useArchiveActions } from '../../features/archives/use-archive-actions.ts'
import type { Turn } from '../../features/chart/boundary.ts'
import { ChartView } from '../../features/chart/chart-view.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { useIsDesktop } from '../../browser/use-is-wide.ts'
import { useSettings } from '../../appearance/use-settings.ts'

/** One archive's chart with what can be done to the archive: in a bar on a phone, beside the name on a desktop. */
export function ArchiveChart({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const back = useBack('/archive/index')
  const isFirst = useIsFirstSeal(archive.archive_id)
  const navigate = useNavigate()
  const compare = (turn: Turn) => void navigate({ to: '/archive/both', search: { archiveId: archive.archive_id, turn } })
  const tags = <Tags archive={archive} />
  if (!isDesktop) {
    return (
      <>
        <TopBar title={t`命盘`} back={back}>
          <EditButton archive={archive} />
          <More archive={archive} />
        </TopBar>
        <ChartView
          archive={archive}
          onCompare={compare}
          isFirst={isFirst}
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

/** Without its side panel the name is also the way to somebody else. */
function Name({ archive }: { archive: ListedArchive }) {
  const navigate = useNavigate()
  const { isSidebarCompact } = useSettings()
  if (!isSidebarCompact) return <h1>{archive.user_name}</h1>
  const turnTo = (archiveId: string) => void navigate({ to: '/archive/index', search: { archiveId } })
  return (
    <h1>
      <ArchiveSwitcher shown={archive} onChosen={turnTo} />
    </h1>
  )
}

function Tags({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const isFirst = useArchives()?.[0]?.archive_id === archive.archive_id
  return (
    <>
      {isFirst && <Tag tone="seal">{t`默认`}</Tag>}
      <SyncTag mark={archive.mark} />
    </>
  )
}

function EditButton({ archive: { archive_id } }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <IconButton label={t`修改`} onClick={() => void navigate({ to: '/archive/file', search: { archiveId: archive_id } })}>
      <PencilSimple size={22} weight="light" />
    </IconButton>
  )
}

function More({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pin, remove } = useArchiveActions()
  const isFirst = useArchives()?.[0]?.archive_id === archive.archive_id
  async function removeAndLeave() {
    if (await remove(archive)) await navigate({ to: '/archive/index', replace: true })
  }
  const entries = [
    { label: t`置顶`, run: () => void pin(archive) },
    { label: t`删除`, run: () => void removeAndLeave() },
  ]
  return <MoreMenu label={t`更多操作`} entries={isFirst ? entries.slice(1) : entries} />
}
