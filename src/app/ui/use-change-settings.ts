import { useLingui } from '@lingui/react/macro'
import type { ConfigChange } from '#contract/settings.ts'
import { changeConfig } from '#device/settings/settings.ts'
import { toast } from './toast.ts'

/** Keeps a change of the settings and sends it on; says so when it could not be kept. */
export function useChangeSettings() {
  const { t } = useLingui()
  return async (change: ConfigChange) => {
    try {
      await changeConfig(change)
    } catch {
      toast(t`保存失败`)
    }
  }
}
