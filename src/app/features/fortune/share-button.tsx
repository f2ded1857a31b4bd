import { useState } from 'react'
import type { DayView } from '#readings/daily/index.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ShareDayProps } from './share-day.tsx'
import { ShareIcon } from './share-icon.tsx'

const ShareDay = lazyComponent<ShareDayProps>(() => import('./share-day.tsx').then((file) => file.ShareDay), {
  isWanted: ({ isAsked }) => isAsked,
  Fallback: ({ onAsk }) => <ShareIcon onClick={onAsk} />,
})

/** Share button; its code is loaded when the page is idle or with the first tap. */
export function ShareButton({ view }: { view: DayView }) {
  const [isAsked, setIsAsked] = useState(false)
  return <ShareDay view={view} isAsked={isAsked} onAsk={() => setIsAsked(true)} />
}
