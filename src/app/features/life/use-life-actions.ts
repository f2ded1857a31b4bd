import { useLingui } from '@lingui/react/macro'
import type { LifeEvent } from '#contract/life.ts'
import { saveEvent, removeEvent, type EventInput } from '#device/life/life.ts'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useUserId } from '../../session/session.ts'
import { offerToast } from '../../ui/offer-toast.tsx'
import { toast } from '../../ui/toast.ts'

/** Saves and removes events; shows errors as toasts. */
export function useLifeActions() {
  const { t } = useLingui()
  const userId = useUserId()
  const getStoreError = useStoreErrorMessage()

  async function save(written: EventInput): Promise<boolean> {
    try {
      await saveEvent(userId, written)
      return true
    } catch (error) {
      toast(getStoreError(error, t`保存失败`))
      return false
    }
  }
  /** Removes an event; the undo action of the toast saves it again. */
  async function remove(event: LifeEvent) {
    const { is_removed: _removed, made_at: _at, ...written } = event
    try {
      await removeEvent(userId, event)
      offerToast(t`已删除这件事`, { label: t`撤销`, run: () => void save(written) })
    } catch (error) {
      toast(getStoreError(error, t`保存失败`))
    }
  }
  return { save, remove }
}
