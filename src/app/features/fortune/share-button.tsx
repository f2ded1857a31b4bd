import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useShareText } from './use-share-text.ts'

/** Passes the day on as a short text: by the system's own sheet, or to the clipboard where there is none. */
export function ShareButton({ view }: { view: DayView }) {
  const { t } = useLingui()
  const text = useShareText(view)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`复制成功`)
    } catch {
      toast(t`复制失败`)
    }
  }
  async function share() {
    try {
      await navigator.share({ text })
    } catch (error) {
      // Closed without choosing: nothing was wanted. Anything else leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <IconButton label={t`分享今日`} onClick={() => void ('share' in navigator ? share() : copy())}>
      <Export size={24} weight="light" />
    </IconButton>
  )
}
