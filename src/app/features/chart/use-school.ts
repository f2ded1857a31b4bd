import { useLingui } from '@lingui/react/macro'
import type { Archive } from '#contract/archive.ts'
import { updateArchive } from '#device/archives/archives.ts'
import { useKeepTrouble } from '../../errors/use-keep-trouble.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'
import { editOf, type CastChoices } from './edit-of.ts'

/** Changes the clock, the zi rule or the reading of an archive: kept on the device at once, sent when there is a network. */
export function useSchool(archive: Archive): (choices: Partial<CastChoices>) => Promise<void> {
  const { t } = useLingui()
  const userId = useUserId()
  const troubleOf = useKeepTrouble()
  return async (choices) => {
    try {
      await updateArchive(userId, editOf(archive, choices), archive)
      toast(t`更新成功`)
    } catch (error) {
      toast(troubleOf(error, t`更新失败`))
    }
  }
}
