import { t } from '@lingui/core/macro'
import { storage } from '../browser/storage.ts'
import { toast } from '../ui/toast.ts'

/** Says, once, why the page has just been opened again by itself. */
export function tellMend(): void {
  storage.keepMendTold()
  toast(t`有文件没取全，已重新取回`)
}
