import { useLingui } from '@lingui/react/macro'
import type { ConfigChange } from '#contract/settings.ts'
import { changeInSteps } from './setting-steps.ts'
import { toast } from './toast.ts'

/** Keeps a change of the settings and sends it on; says so when it could not be kept. */
export function useChangeSettings() {
  const { t } = useLingui()
  return async (change: ConfigChange) => {
    try {
      await changeInSteps(change)
    } catch {
      toast(t`保存失败`)
    }
  }
}
