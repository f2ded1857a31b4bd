import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useShareWords } from './use-share-words.ts'

/** Passes the day on as a picture: by the system's own sheet, or to the clipboard where there is none. As a text where neither takes pictures. */
export function ShareButton({ view }: { view: DayView }) {
  const { t } = useLingui()
  const { words, text } = useShareWords(view)

  async function pictureOf(): Promise<Blob> {
    const { dayCardOf } = await import('./day-card.ts')
    return dayCardOf(view, words)
  }
  async function copyPicture() {
    const picture = pictureOf()
    // Whoever waits for the clipboard hears of a failure; the promise itself is given away, as some browsers
    // take only what a tap has written before anything was waited for.
    picture.catch(() => undefined)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }
  async function copy() {
    try {
      await copyPicture().catch(() => navigator.clipboard.writeText(text))
      toast(t`复制成功`)
    } catch {
      toast(t`复制失败`)
    }
  }
  async function share() {
    try {
      const file = await pictureOf().then((picture) => new File([picture], 'mingshu.png', { type: picture.type }))
      const asPicture = { files: [file] }
      await navigator.share(navigator.canShare?.(asPicture) ? asPicture : { text })
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
