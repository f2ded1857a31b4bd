import { useLingui } from '@lingui/react/macro'
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { useNavigate } from '@tanstack/react-router'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { useArchives } from '../../session/archives.ts'
import { SyncTag } from '../../features/archives/sync-tag.tsx'
import { useArchiveActions } from '../../features/archives/use-archive-actions.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { Tag } from '../../ui/tag.tsx'

/** Tags of an archive: "default" on the first in the list, and the sync state. */
export function ArchiveTags({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const isFirst = useArchives()?.[0]?.archive_id === archive.archive_id
  return (
    <>
      {isFirst && <Tag tone="seal">{t`默认`}</Tag>}
      <SyncTag mark={archive.mark} />
    </>
  )
}

export function EditArchiveButton({ archive: { archive_id } }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <IconButton label={t`修改`} onClick={() => void navigate({ to: '/archive/file', search: { archiveId: archive_id } })}>
      <PencilSimple size={22} weight="light" />
    </IconButton>
  )
}

export function ArchiveActionsMenu({ archive }: { archive: ListedArchive }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pin, remove } = useArchiveActions()
  const isFirst = useArchives()?.[0]?.archive_id === archive.archive_id
  async function removeAndLeave() {
    if (await remove(archive)) await navigate({ to: '/archive/index', replace: true })
  }
  const entries = [
    { label: t`置顶`, run: () => void pin(archive) },
    { label: t`生平`, run: () => void navigate({ to: '/archive/life', search: { archiveId: archive.archive_id } }) },
    { label: t`删除`, run: () => void removeAndLeave() },
  ]
  return <MoreMenu label={t`更多操作`} entries={isFirst ? entries.slice(1) : entries} />
}
