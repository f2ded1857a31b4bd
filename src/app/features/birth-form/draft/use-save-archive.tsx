import { useLingui } from '@lingui/react/macro'
import { isCountedEdit } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import { selectArchive, selectArchiveExceptToday, getTodaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive, ArchiveGoneError, EditSpentError, restoreArchive, updateArchive } from '#device/archives/archives.ts'
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { useStoreErrorMessage } from '../../../errors/use-store-error-message.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { showActionToast } from '../../../ui/offer-toast.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { compareArchiveFacts } from '../../../terms/archive-facts.ts'
import { ComparedTable } from '../../../ui/compared-table.tsx'

type OnSaved = (archive: Archive) => Promise<void>

/** Returns a function that stores a new archive and opens it. Today stays on its archive; a toast says so and offers to switch. */
export function useSaveNewArchive(userId: string, onSaved: OnSaved) {
  const { t } = useLingui()
  const getErrorText = useStoreErrorMessage()

  function offerSwitch(before: Archive, archive: Archive) {
    const run = () => void selectArchive(userId, archive.archive_id)
    showActionToast(t`保存成功。今日仍看“${before.user_name}”，命书、召唤与商店看“${archive.user_name}”`, {
      label: t`改看“${archive.user_name}”`,
      run,
    })
  }

  return async (profile: ArchiveProfile) => {
    try {
      const before = await getTodaysArchive(userId)
      const archive = await addArchive(userId, profile)
      await selectArchiveExceptToday(userId, archive.archive_id)
      if (before) offerSwitch(before, archive)
      else showToast(t`保存成功`)
      await onSaved(archive)
    } catch (error) {
      reportError(error)
      showToast(getErrorText(error, t`保存失败`))
    }
  }
}

/** Returns a function that stores an edit based on the archive's version. Asks for confirmation before the last allowed edit. */
export function useSaveArchiveEdit(userId: string, archive: Archive, onSaved: OnSaved) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const getErrorText = useStoreErrorMessage()
  const { archive_id, version, edits_left } = archive

  async function confirmLastEdit(profile: ArchiveProfile): Promise<boolean> {
    if (edits_left === null || !isCountedEdit(archive, profile)) return true
    const consequence = <ChangedBirthDataTable before={archive} after={profile} />
    return confirm({ title: t`用掉唯一的一次修改？`, consequence, action: t`确认修改`, tone: 'seal' })
  }

  async function confirmRestore(): Promise<boolean> {
    const consequence = t`它刚在别处被删除。找回后，你的修改也会保存。`
    return confirm({ title: t`找回“${archive.user_name}”？`, consequence, action: t`找回并保存` })
  }

  async function save(profile: ArchiveProfile): Promise<void> {
    const edited = await updateArchive(userId, { ...profile, archive_id, base_version: version }, archive)
    const hasConflict = (await getArchive(userId, archive_id))?.mark === 'conflict'
    showToast(hasConflict ? t`同一处刚在别处改过，请选用哪一种` : t`更新成功`)
    await onSaved(edited)
  }

  return async (profile: ArchiveProfile) => {
    if (!(await confirmLastEdit(profile))) return
    try {
      await save(profile).catch(async (error: unknown) => {
        if (!(error instanceof ArchiveGoneError)) throw error
        if (!(await confirmRestore())) return
        await restoreArchive(userId, archive_id)
        await save(profile)
      })
    } catch (error) {
      if (error instanceof EditSpentError) return void showToast(t`书已解锁，这份档案唯一的一次修改已经用过。`)
      reportError(error)
      showToast(getErrorText(error, t`更新失败`))
    }
  }
}

/** Compares old and new birth data; shown to confirm the only edit that is allowed after unlocking. */
function ChangedBirthDataTable({ before, after }: { before: Archive; after: ArchiveProfile }) {
  const { t } = useLingui()
  const rows = compareArchiveFacts(before, after, useMessages()).filter(({ differs }) => differs)
  return (
    <>
      <ComparedTable rows={rows} mine={t`改之前`} theirs={t`改之后`} />
      <p>{t`书已解锁，档案只能修改这一次，之后不能再改。`}</p>
    </>
  )
}
