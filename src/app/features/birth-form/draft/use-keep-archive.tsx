import { useLingui } from '@lingui/react/macro'
import { isToldOtherwise } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import { selectArchive, viewArchive, todaysArchive } from '#device/archives/archive-choice.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive, ArchiveGone, EditSpent, restoreArchive, updateArchive, type Profile } from '#device/archives/archives.ts'
import { useKeepTrouble } from '../../../errors/use-keep-trouble.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { offerToast } from '../../../ui/offer-toast.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChangedFacts } from './changed-facts.tsx'

type Goes = (archive: Archive) => Promise<void>

/** Keeps a new archive on this device and goes on to it. Today stays whose it was; that is said, with the way to turn to the new one. */
export function useKeepNewArchive(userId: string, goOn: Goes) {
  const { t } = useLingui()
  const troubleOf = useKeepTrouble()

  function offerTurn(before: Archive, archive: Archive) {
    const run = () => void selectArchive(userId, archive.archive_id)
    offerToast(t`保存成功。今日仍看“${before.user_name}”，命书、召唤与商店看“${archive.user_name}”`, {
      label: t`改看“${archive.user_name}”`,
      run,
    })
  }

  return async (profile: Profile) => {
    try {
      const before = await todaysArchive(userId)
      const archive = await addArchive(userId, profile)
      await viewArchive(userId, archive.archive_id)
      if (before) offerTurn(before, archive)
      else toast(t`保存成功`)
      await goOn(archive)
    } catch (error) {
      reportError(error)
      toast(troubleOf(error, t`保存失败`))
    }
  }
}

/** Keeps an edit, made on the version that the form was opened on. The last one that there is is asked about once more. */
export function useKeepEdit(userId: string, archive: Archive, goOn: Goes) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const troubleOf = useKeepTrouble()
  const { archive_id, version, edits_left } = archive

  async function isMeant(profile: Profile): Promise<boolean> {
    if (edits_left === null || !isToldOtherwise(archive, profile)) return true
    const consequence = <ChangedFacts before={archive} after={profile} />
    return confirm({ title: t`用掉唯一的一次修改？`, consequence, action: t`确认修改`, tone: 'seal' })
  }

  async function wantsItBack(): Promise<boolean> {
    const consequence = t`它刚在别处被删除。找回后，你的修改也会保存。`
    return confirm({ title: t`找回“${archive.user_name}”？`, consequence, action: t`找回并保存` })
  }

  async function save(profile: Profile): Promise<void> {
    const edited = await updateArchive(userId, { ...profile, archive_id, base_version: version }, archive)
    const hasClashed = (await getArchive(userId, archive_id))?.mark === 'conflict'
    toast(hasClashed ? t`同一处刚在别处改过，请选用哪一种` : t`更新成功`)
    await goOn(edited)
  }

  return async (profile: Profile) => {
    if (!(await isMeant(profile))) return
    try {
      await save(profile).catch(async (error: unknown) => {
        if (!(error instanceof ArchiveGone)) throw error
        if (!(await wantsItBack())) return
        await restoreArchive(userId, archive_id)
        await save(profile)
      })
    } catch (error) {
      if (error instanceof EditSpent) return void toast(t`书已解锁，这份档案唯一的一次修改已经用过。`)
      reportError(error)
      toast(troubleOf(error, t`更新失败`))
    }
  }
}
