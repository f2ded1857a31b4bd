import { t } from '@lingui/core/macro'
import { storage } from '../browser/storage.ts'
import { toast } from '../ui/toast.ts'

/** Shows a toast, once, after `public/boot.js` has reloaded the page to repair missing files. */
export function reportRepair(): void {
  storage.clearRepair()
  toast(t`有文件没取全，已重新取回`)
}
