import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { saveFile } from '../../browser/save-file.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { withMessages } from '../../language/i18n.ts'
import { toast } from '../../ui/toast.ts'
import type { DayCardText } from './day-card.ts'

/** Returns a function that draws a lock screen image and shares it, or downloads it where files cannot be shared. */
export function useLockScreen(view: DayView, text: DayCardText): () => Promise<void> {
  const { t } = useLingui()

  async function pictureOf(): Promise<File> {
    const { drawLockScreen, computeLockScreenSize: lockScreenSize } = await withMessages(import('./lock-screen.ts'))
    const picture = await drawLockScreen(view, text, lockScreenSize(screen, devicePixelRatio))
    return new File([picture], `mingshu-${formatIsoDate(view.date)}.png`, { type: picture.type })
  }

  return async () => {
    try {
      const file = await pictureOf()
      const save = () => {
        saveFile(file.name, file)
        toast(t`壁纸已存到下载`)
      }
      if (!navigator.canShare?.({ files: [file] })) return save()
      // Ignores a dismissed share sheet; on any other error the picture is downloaded.
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
