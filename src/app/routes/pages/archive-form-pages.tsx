import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Archive } from '#contract/archive.ts'
import { getCurrentArchive } from '#device/archives/archive-choice.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { BirthForm } from '../../features/birth-form/birth-form.tsx'
import { NoEditsLeftPage, BirthFormLayout } from '../../features/birth-form/birth-form-layout.tsx'
import { useSaveArchiveEdit, useSaveNewArchive } from '../../features/birth-form/draft/use-save-archive.tsx'
import { useSavedDraft } from '../../features/birth-form/draft/use-saved-draft.ts'
import { useMessages } from '../../language/use-messages.ts'
import { getEditsLeftMessage } from '../../terms/archive-facts.ts'
import { useArchive } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { useBack } from '../../ui/top-bar.tsx'
import { ArchiveMissing } from './archive-missing.tsx'
import { useShowSavedArchive } from './use-show-saved-archive.ts'

const fileRoute = getRouteApi('/shell/archive/file')

/** Returns a callback for a saved form: deletes the form's draft and shows the archive. `before`: the archive before the edit. */
function useShowArchive(discardDraft: () => Promise<void>, before?: Archive) {
  const showSaved = useShowSavedArchive()
  return async (archive: Archive) => {
    await discardDraft()
    await showSaved(archive, before)
  }
}

export function AddArchivePage() {
  const { t } = useLingui()
  const back = useBack('/archive/index')
  const userId = useUserId()
  const { savedDraft, saveDraft, discardDraft } = useSavedDraft(userId, 'new')
  const save = useSaveNewArchive(userId, useShowArchive(discardDraft))
  return (
    <BirthFormLayout title={t`添一份档案`} line={t`为家人、朋友，也立一张命盘。`} onBack={back}>
      {savedDraft !== undefined && <BirthForm savedDraft={savedDraft} onDraftChange={saveDraft} action={t`完成`} onSave={save} />}
    </BirthFormLayout>
  )
}

/** Returns the archive as it was when the form was opened; not live, so that a remote change does not alter the form. */
function useOpenedArchive(archiveId: string | undefined): Archive | null | undefined {
  const userId = useUserId()
  const [opened, setOpened] = useState<Archive | null>()
  useEffect(() => {
    let isWanted = true
    const read = archiveId ? getArchive(userId, archiveId) : getCurrentArchive(userId)
    void read.then((archive) => isWanted && setOpened(archive))
    return () => {
      isWanted = false
    }
  }, [userId, archiveId])
  return opened
}

export function EditArchivePage() {
  const { archiveId } = fileRoute.useSearch()
  const archive = useOpenedArchive(archiveId)
  if (archive === undefined) return null
  if (archive === null) return <ArchiveMissing />
  return archive.edits_left === 0 ? <NoEditsLeftPage archive={archive} /> : <EditForm key={archive.archive_id} archive={archive} />
}

function EditForm({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const back = useBack('/archive/index')
  const userId = useUserId()
  // The draft's id includes the archive's version: a draft belongs to one version.
  const { savedDraft, saveDraft, discardDraft } = useSavedDraft(userId, `${archive.archive_id} ${archive.version}`)
  const save = useSaveArchiveEdit(userId, archive, useShowArchive(discardDraft, archive))
  // Live, because unlocking a book limits the number of edits.
  const note = getEditsLeftMessage((useArchive(archive.archive_id) ?? archive).edits_left)
  return (
    <BirthFormLayout title={t`修改档案`} line={archive.user_name} note={note ? _(note) : undefined} onBack={back}>
      {savedDraft !== undefined && (
        <BirthForm archive={archive} savedDraft={savedDraft} onDraftChange={saveDraft} action={t`保存`} onSave={save} />
      )}
    </BirthFormLayout>
  )
}
