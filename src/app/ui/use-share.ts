import { useLingui } from '@lingui/react/macro'
import { openShareSheet } from './share-content.ts'
import { showToast } from './toast.ts'

/** Returns two actions: copy a text, and open the share sheet with a text and a picture. */
export function useShare() {
  const { t } = useLingui()
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t`复制成功`)
    } catch {
      showToast(t`复制失败`)
    }
  }
  return { copy, share: (text: string, drawPicture?: () => Promise<Blob>) => openShareSheet({ text, drawPicture }) }
}
