import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { NewVersion } from '../../features/book/versions/new-version.tsx'
import { OldVersion, OldVersions } from '../../features/book/versions/old-versions.tsx'
import { useArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

/** The list of old versions of a book, or the old version `version`. */
export function OldVersionPage() {
  const { t } = useLingui()
  const { version } = useSearch({ strict: false })
  return (
    <PageOfArchive title={t`旧版命书`}>
      {(archive) => (version === undefined ? <OldVersions archive={archive} /> : <OldVersion archive={archive} version={version} />)}
    </PageOfArchive>
  )
}

/** The differences between the newest version of a book and the one before. */
export function NewVersionPage() {
  const { t } = useLingui()
  return <PageOfArchive title={t`新版改了什么`}>{(archive) => <NewVersion archive={archive} />}</PageOfArchive>
}

function PageOfArchive({ title, children }: { title: string; children: (archive: ListedArchive) => ReactNode }) {
  const { archiveId } = useSearch({ strict: false })
  const archive = useArchive(archiveId)
  if (archive === undefined) return null
  if (archive === null) return <ArchiveMissing />
  return (
    <TitledPage title={title} backTo="/archive/index">
      {children(archive)}
    </TitledPage>
  )
}
