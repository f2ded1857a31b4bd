import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { saveFile } from '../../browser/save-file.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { withMessages } from '../../language/i18n.ts'
import { toast } from '../../ui/toast.ts'
import type { DayWords } from './day-card.ts'

/** Makes the day's picture for this phone's lock screen: to the system's sheet, which saves it among the photos, else a download. */
export function useLockScreen(view: DayView, words: DayWords): () => Promise<void> {
  const { t } = useLingui()

  async function pictureOf(): Promise<File> {
    const { lockScreenOf, lockScreenSize } = await withMessages(import('./lock-screen.ts'))
    const picture = await lockScreenOf(view, words, lockScreenSize(screen, devicePixelRatio))
    return new File([picture], `mingshu-${isoOf(view.date)}.png`, { type: picture.type })
  }

  return async () => {
    try {
      const file = await pictureOf()
      const save = () => {
        saveFile(file.name, file)
        toast(t`壁纸已存到下载`)
      }
      if (!navigator.canShare?.({ files: [file] })) return save()
      // Closed without choosing: nothing was wanted. What the sheet refuses is saved.
      await navigator.share({ files: [file] }).then(
        () => toast(t`已分享`),
        (error: unknown) => {
          if (!(error instanceof DOMException && error.name === 'AbortError')) save()
        },
      )
    } catch {
      toast(t`壁纸没有做成`)
    }
  }
}
