import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { chooseArchive } from '#device/archives/archive-choice.ts'
import { addArchive, updateArchive, type Profile } from '#device/archives/archives.ts'
import { toast } from '../../../ui/toast.ts'

type Goes = (archive: Archive) => Promise<void>

/** Keeps a new archive on this device, makes it the chosen one, says how it went, and goes on to it. */
export function useKeepNewArchive(userId: string, goOn: Goes) {
  const { t } = useLingui()
  return async (profile: Profile) => {
    try {
      const archive = await addArchive(userId, profile)
      await chooseArchive(userId, archive.archive_id)
      toast(t`保存成功`)
      await goOn(archive)
    } catch (error) {
      reportError(error)
      toast(t`保存失败`)
    }
  }
}

/** Keeps an edit, made on the version that the form was opened on. */
export function useKeepEdit(userId: string, { archive_id, version }: Pick<Archive, 'archive_id' | 'version'>, goOn: Goes) {
  const { t } = useLingui()
  return async (profile: Profile) => {
    try {
      const archive = await updateArchive(userId, { ...profile, archive_id, base_version: version })
      toast(t`更新成功`)
      await goOn(archive)
    } catch (error) {
      reportError(error)
      toast(t`更新失败`)
    }
  }
}
