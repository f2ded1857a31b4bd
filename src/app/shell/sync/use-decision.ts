import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useStoreErrorMessage } from '../../errors/use-store-error-message.ts'
import { useMessages } from '../../language/use-messages.ts'
import { toast } from '../../ui/toast.ts'

/** Returns a function that runs the user's decision about a change and shows the result in a toast. */
export function useSyncDecision() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const getErrorMessage = useStoreErrorMessage()
  return async (decide: () => Promise<void>, done?: MessageDescriptor) => {
    try {
      await decide()
      if (done) toast(_(done))
    } catch (error) {
      reportError(error)
      toast(getErrorMessage(error, t`保存失败`))
    }
  }
}
