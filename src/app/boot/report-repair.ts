import { t } from '@lingui/core/macro'
import { browserStorage } from '../browser/storage.ts'
import { showToast } from '../ui/toast.ts'

/** Shows a toast that `public/boot.js` has reloaded the page to repair missing files, and clears the record of the repair. */
export function showRepairToast(): void {
  browserStorage.clearRepair()
  showToast(t`有文件没取全，已重新取回`)
}
