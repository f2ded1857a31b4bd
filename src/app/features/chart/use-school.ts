import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { updateArchive } from '#device/archives/archives.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { editOf, type School } from './edit-of.ts'

/** Changes the clock or the zi rule of an archive: kept on the device at once, sent when there is a network. */
export function useSchool(archive: Archive): (school: Partial<School>) => Promise<void> {
  const { t } = useLingui()
  const userId = useUserId()
  return async (school) => {
    try {
      await updateArchive(userId, editOf(archive, school))
      toast(t`更新成功`)
    } catch {
      toast(t`更新失败`)
    }
  }
}
