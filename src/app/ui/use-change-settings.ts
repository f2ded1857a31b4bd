import { useLingui } from '@lingui/react/macro'
import type { ConfigChange } from '#contract/settings.ts'
import { changeSettingsWithUndo } from './setting-undo.ts'
import { toast } from './toast.ts'

/** Returns a function that stores a settings change and syncs it; shows a toast on failure. */
export function useChangeSettings() {
  const { t } = useLingui()
  return async (change: ConfigChange) => {
    try {
      await changeSettingsWithUndo(change)
    } catch {
      toast(t`保存失败`)
    }
  }
}
