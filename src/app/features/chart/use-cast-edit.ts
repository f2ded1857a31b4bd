import { useLingui } from '@lingui/react/macro'
import { isCountedEdit } from '#contract/archive-edit.ts'
import type { Archive } from '#contract/archive.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { EditSpentError, updateArchive } from '#device/archives/archives.ts'
import { type School, SCHOOL_SWITCHES, type SchoolKey, schoolOf } from '#bazi/index.ts'
import { pickProfile } from '#device/archives/profile.ts'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useUserId } from '../../session/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { showToast } from '../../ui/toast.ts'

/**
 * Returns a function that stores how a chart is cast, and asks for confirmation if it is the last edit allowed. @returns whether it was
 * stored
 */
export function useStoreCastChoices(archive: Archive): (choices: Partial<CastChoices>) => Promise<boolean> {
  const { t } = useLingui()
  const userId = useUserId()
  const confirm = useConfirm()
  const errorMessageOf = useStoreErrorMessage()
  const isConfirmed = async (choices: Partial<CastChoices>) =>
    !archive.edits_left ||
    !isCountedEdit(archive, { ...archive, ...choices }) ||
    (await confirm({ title: t`用掉唯一的一次修改？`, consequence: choices.birthday, action: t`确认修改`, tone: 'seal' }))
  return async (choices) => {
    if (!(await isConfirmed(choices))) return false
    try {
      await updateArchive(userId, createCastRulesEdit(archive, choices), archive)
      const hasClashed = (await getArchive(userId, archive.archive_id))?.mark === 'conflict'
      showToast(hasClashed ? t`同一处刚在别处改过，请选用哪一种` : t`更新成功`)
      return true
    } catch (error) {
      showToast(error instanceof EditSpentError ? t`书已解锁，这份档案唯一的一次修改已经用过。` : errorMessageOf(error, t`更新失败`))
      return false
    }
  }
}

type Edit = Parameters<typeof updateArchive>[1]

/** Fields that determine how a chart is cast: rules, reading of an ambiguous clock time, and boundary side. */
interface CastChoices extends Pick<
  Archive,
  'solar_time' | 'zi' | 'disambiguation' | 'offset_seconds' | 'birthday' | 'hour_unknown' | 'told_within'
> {
  /** Merged into the archive's school; a switch that is undefined is reset to the built-in rule. */
  readonly school: { readonly [Key in SchoolKey]?: School[Key] | undefined }
}

/** Value of `school` that resets every switch to the built-in rule. */
export const SCHOOL_RESET_CHOICES: CastChoices['school'] = Object.fromEntries(SCHOOL_SWITCHES.map((one) => [one.split(':')[0], undefined]))

/** Creates an archive edit that changes only how the chart is cast. */
export function createCastRulesEdit(archive: Archive, { school, ...choices }: Partial<CastChoices>): Edit {
  const profile = pickProfile(archive)
  return {
    ...profile,
    archive_id: archive.archive_id,
    base_version: archive.version,
    ...choices,
    school: schoolOf({ ...profile.school, ...school }),
  }
}
