import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useKeepTrouble } from '../../errors/use-keep-trouble.ts'
import { useMessages } from '../../language/use-messages.ts'
import { toast } from '../../ui/toast.ts'

/** Carries out what a person has decided about a change, and says how it went. */
export function useDecision() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const troubleOf = useKeepTrouble()
  return async (decide: () => Promise<void>, done?: MessageDescriptor) => {
    try {
      await decide()
      if (done) toast(_(done))
    } catch (error) {
      reportError(error)
      toast(troubleOf(error, t`保存失败`))
    }
  }
}
