import { Export } from '@phosphor-icons/react/dist/csr/Export'
import { useLingui } from '@lingui/react/macro'
import type { DayView } from '#readings/daily/index.ts'
import { useIsTouched } from '../../browser/use-is-wide.ts'
import { withWords } from '../../language/i18n.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { usePassOn } from '../../ui/use-pass-on.ts'
import { useLockScreen } from './use-lock-screen.ts'
import { useShareWords } from './use-share-words.ts'

/** Passes the day on as a picture, or as a text where none is taken; on a phone it may go to the lock screen instead. */
export function ShareButton({ view }: { view: DayView }) {
  const { t } = useLingui()
  const isPhone = useIsTouched()
  const { words, text } = useShareWords(view)
  const { passOn } = usePassOn()
  const makeLockScreen = useLockScreen(view, words)

  async function pictureOf(): Promise<Blob> {
    const { dayCardOf } = await withWords(import('./day-card.ts'))
    return dayCardOf(view, words)
  }
  const share = () => void passOn(text, pictureOf)

  const icon = <Export size={24} weight="light" />
  if (!isPhone)
    return (
      <IconButton label={t`分享今日`} onClick={share}>
        {icon}
      </IconButton>
    )
  const entries = [
    { label: t`分享这一天`, run: share },
    { label: t`锁屏壁纸`, run: () => void makeLockScreen() },
  ]
  return <MoreMenu label={t`分享今日`} icon={icon} entries={entries} />
}
