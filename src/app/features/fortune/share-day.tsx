import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { useIsTouched } from '../../browser/use-is-wide.ts'
import { withMessages } from '../../language/i18n.ts'
import { MoreMenu } from '../../ui/more-menu.tsx'
import { useShare } from '../../ui/use-share.ts'
import { ShareIcon, shareIcon } from './share-icon.tsx'
import { useLockScreen } from './use-lock-screen.ts'
import { useShareMessages } from './use-share-messages.ts'

export interface ShareDayProps {
  view: DayView
  /** Whether the button was tapped before this chunk was loaded. */
  isAsked: boolean
  onAsk: () => void
}

/** Shares the day as an image, or as text where images are not accepted; on a phone also as a lock screen image. */
export function ShareDay({ view, isAsked }: ShareDayProps) {
  const { t } = useLingui()
  const isPhone = useIsTouched()
  const { cardText, shareText } = useShareMessages(view)
  const { share } = useShare()
  const makeLockScreen = useLockScreen(view, cardText)

  async function pictureOf(): Promise<Blob> {
    const { drawDayCard } = await withMessages(import('./day-card.ts'))
    return drawDayCard(view, cardText)
  }
  const shareDay = () => share(shareText, pictureOf)
  const pendingShare = useRef(isAsked && !isPhone ? shareDay : undefined)
  useEffect(() => {
    pendingShare.current?.()
    pendingShare.current = undefined
  }, [])

  if (!isPhone) return <ShareIcon onClick={shareDay} />
  const entries = [
    { label: t`分享这一天`, run: shareDay },
    { label: t`锁屏壁纸`, run: () => void makeLockScreen() },
  ]
  return <MoreMenu label={t`分享今日`} icon={shareIcon} entries={entries} isOpenAtFirst={isAsked} />
}
