import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { VersionChangesView } from '../../features/book/versions/version-changes-view.tsx'
import { OldVersionContents, OldVersionList } from '../../features/book/versions/old-version-list.tsx'
import { useArchive } from '../../session/archives.ts'
import { TitledPage } from '../../ui/titled-page.tsx'
import { ArchiveMissing } from './archive-missing.tsx'

/** The list of old versions of a book, or the old version `version`. */
export function OldVersionPage() {
  const { t } = useLingui()
  const { version } = useSearch({ strict: false })
  return (
    <PageOfArchive title={t`旧版命书`}>
      {(archive) =>
        version === undefined ? <OldVersionList archive={archive} /> : <OldVersionContents archive={archive} version={version} />
      }
    </PageOfArchive>
  )
}

/** The differences between the newest version of a book and the one before. */
export function VersionDifferencesPage() {
  const { t } = useLingui()
  return <PageOfArchive title={t`新版改了什么`}>{(archive) => <VersionChangesView archive={archive} />}</PageOfArchive>
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
