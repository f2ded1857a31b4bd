import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { emptyDraft } from '../../features/birth-form/draft/birth-draft.ts'
import { useSavedDraft } from '../../features/birth-form/draft/use-saved-draft.ts'
import { useUserId } from '../../session/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'

/**
 * Returns a function that opens the new-archive form with a clock time (`YYYY-MM-DDTHH:mm:ss`) and leaves a draft's other fields as
 * they are.
 */
export function useOpenArchiveForm(): (local: string) => Promise<void> {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { savedDraft, saveDraft } = useSavedDraft(useUserId(), 'new')
  return async (local) => {
    const isMeant = !savedDraft?.year || (await confirm({ title: t`换掉没填完的那份档案里的时间？`, action: t`换成这个时间` }))
    if (!isMeant) return
    const [year, month, day, hour, minute] = local.split(/\D/)
    const time = { year: year!, month: String(Number(month)), day: String(Number(day)), hour: hour!, minute: minute! }
    // Not awaited: the form's read queues behind this write, as transactions on one table are serialised.
    saveDraft({ ...(savedDraft ?? emptyDraft), ...time, hourUnknown: false, yearMeant: year! })
    await navigate({ to: '/archive/add' })
  }
}
