import { t } from '@lingui/core/macro'
import { storage } from '../browser/storage.ts'
import { toast } from '../ui/toast.ts'

/** Shows a toast that `public/boot.js` has reloaded the page to repair missing files, and clears the record of the repair. */
export function reportRepair(): void {
  storage.clearRepair()
  toast(t`有文件没取全，已重新取回`)
}
