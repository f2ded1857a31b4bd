import { useLingui } from '@lingui/react/macro'
import { toast } from './toast.ts'

/** Passes words or a picture on: by the system's own sheet, or to the clipboard where there is none. */
export function usePassOn() {
  const { t } = useLingui()

  async function copyPicture(pictureOf: () => Promise<Blob>) {
    const picture = pictureOf()
    // Whoever waits for the clipboard hears of a failure; the promise itself is given away, as some browsers
    // take only what a tap has written before anything was waited for.
    picture.catch(() => undefined)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  }
  const copyText = (text: string) => navigator.clipboard.writeText(text)

  /** As a text where a picture is not taken. */
  async function copy(text: string, pictureOf?: () => Promise<Blob>) {
    try {
      await (pictureOf ? copyPicture(pictureOf).catch(() => copyText(text)) : copyText(text))
      toast(t`复制成功`)
    } catch {
      toast(t`复制失败`)
    }
  }
  async function share(text: string, pictureOf?: () => Promise<Blob>) {
    try {
      const picture = await pictureOf?.()
      const asPicture = picture && { files: [new File([picture], 'mingshu.png', { type: picture.type })] }
      await navigator.share(asPicture && navigator.canShare?.(asPicture) ? asPicture : { text })
    } catch (error) {
      // Closed without choosing: nothing was wanted. Anything else leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, pictureOf)
    }
  }
  return { copy, passOn: 'share' in navigator ? share : copy }
}
