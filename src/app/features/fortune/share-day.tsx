import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { useIsTouched } from '../../browser/use-is-wide.ts'
import { withMessages } from '../../language/i18n.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { usePassOn } from '../../ui/use-pass-on.ts'
import { ShareIcon, shareIcon } from './share-icon.tsx'
import { useLockScreen } from './use-lock-screen.ts'
import { useShareMessages } from './use-share-messages.ts'

export interface ShareDayProps {
  view: DayView
  /** The button was tapped before this file was here. */
  isAsked: boolean
  onAsk: () => void
}

/** Passes the day on as a picture, or as a text where none is taken; on a phone it may go to the lock screen instead. */
export function ShareDay({ view, isAsked }: ShareDayProps) {
  const { t } = useLingui()
  const isPhone = useIsTouched()
  const { words, text } = useShareMessages(view)
  const { passOn } = usePassOn()
  const makeLockScreen = useLockScreen(view, words)

  async function pictureOf(): Promise<Blob> {
    const { dayCardOf } = await withMessages(import('./day-card.ts'))
    return dayCardOf(view, words)
  }
  const share = () => passOn(text, pictureOf)
  const askedFor = useRef(isAsked && !isPhone ? share : undefined)
  useEffect(() => {
    askedFor.current?.()
    askedFor.current = undefined
  }, [])

  if (!isPhone) return <ShareIcon onClick={share} />
  const entries = [
    { label: t`分享这一天`, run: share },
    { label: t`锁屏壁纸`, run: () => void makeLockScreen() },
  ]
  return <MoreMenu label={t`分享今日`} icon={shareIcon} entries={entries} isOpenAtFirst={isAsked} />
}
