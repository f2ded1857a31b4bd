import { useLingui } from '@lingui/react/macro'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import { SkipBack } from '@phosphor-icons/react/dist/csr/SkipBack'
import { SkipForward } from '@phosphor-icons/react/dist/csr/SkipForward'
import { SlidersHorizontal } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useState } from 'react'
import { useWakeLock } from '../../../browser/use-wake-lock.ts'
import { useStore } from '../../../live/external-store.ts'
import type { ListeningBarProps } from '../../../reader/listening.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import classes from '../bar.module.css'
import { aloud, endAloud, goOnAloud, pauseAloud, stepAloud } from './aloud.ts'
import { AloudSheet } from './aloud-sheet.tsx'
import { useAloudLine } from './use-aloud-line.ts'
import { useFollowing } from './use-following.ts'
import { useManner } from './use-manner.ts'
import { useReadingOn } from './use-reading-on.ts'

/** Over the foot of a card while it is read aloud: back a sentence, pause, on; how it is read. Silent once the card is left. */
export function AloudBar({ isPlaceKept, ...shown }: ListeningBarProps) {
  const { t } = useLingui()
  const now = useStore(aloud, (state) => state)
  const { found, voice, isOffline } = useManner()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const line = useAloudLine(now, found, voice, isOffline)
  const canRead = voice !== undefined && !(isOffline && !voice.localService)
  useReadingOn(now, shown, canRead)
  useFollowing(now, now.card === shown.card.id, isPlaceKept)
  useWakeLock(now.state === 'reading')
  useEffect(() => {
    addEventListener('pagehide', endAloud)
    return () => {
      removeEventListener('pagehide', endAloud)
      endAloud()
    }
  }, [])
  const isReading = now.state === 'reading'
  return (
    <section className={classes.root} aria-label={t`朗读`}>
      <div className={classes.keys}>
        <IconButton label={t`退一句`} disabled={!canRead} onClick={() => stepAloud(-1)}>
          <SkipBack size={22} weight="light" />
        </IconButton>
        <IconButton
          label={isReading ? t`暂停` : t({ message: '接着读', context: 'aloud' })}
          disabled={!canRead}
          onClick={isReading ? pauseAloud : goOnAloud}
        >
          {isReading ? <Pause size={26} weight="fill" /> : <Play size={26} weight="fill" />}
        </IconButton>
        <IconButton label={t`进一句`} disabled={!canRead} onClick={() => stepAloud(1)}>
          <SkipForward size={22} weight="light" />
        </IconButton>
      </div>
      <p className={classes.line} role="status">
        <Phrases text={line} />
      </p>
      <IconButton label={t`声音与语速`} aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
        <SlidersHorizontal size={22} weight="light" />
      </IconButton>
      <IconButton label={t`停止朗读`} onClick={endAloud}>
        <X size={22} weight="light" />
      </IconButton>
      <AloudSheet opened={isSheetOpen} onClose={() => setSheetOpen(false)} found={found ?? []} voice={voice} />
    </section>
  )
}
