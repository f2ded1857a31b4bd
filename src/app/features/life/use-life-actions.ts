import { useLingui } from '@lingui/react/macro'
import type { LifeEvent } from '#contract/life.ts'
import { saveEvent, removeEvent, type EventInput } from '#device/life/life.ts'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useUserId } from '../../session/session.ts'
import { offerToast } from '../../ui/offer-toast.tsx'
import { toast } from '../../ui/toast.ts'

/** Writes events down and takes them away; what could not be kept is said. */
export function useLifeActions() {
  const { t } = useLingui()
  const userId = useUserId()
  const troubleOf = useStoreErrorMessage()

  async function keep(written: EventInput): Promise<boolean> {
    try {
      await saveEvent(userId, written)
      return true
    } catch (error) {
      toast(troubleOf(error, t`保存失败`))
      return false
    }
  }
  /** The way back writes the same event again. */
  async function remove(event: LifeEvent) {
    const { is_removed: _removed, made_at: _at, ...written } = event
    try {
      await removeEvent(userId, event)
      offerToast(t`已删除这件事`, { label: t`撤销`, run: () => void keep(written) })
    } catch (error) {
      toast(troubleOf(error, t`保存失败`))
    }
  }
  return { keep, remove }
}
