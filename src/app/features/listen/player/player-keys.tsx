import { useLingui } from '@lingui/react/macro'
import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pausePlayback, seekBy, SEEK_STEP_SECONDS } from './player.ts'
import type { CurrentPlayback } from './playing.ts'

interface PlayerControlsProps {
  state: CurrentPlayback['state'] | undefined
  onPlay: () => void
  size?: 'small' | 'large'
}

/** Buttons: back 15 s, play or pause, forward 15 s. */
export function PlayerControls({ state, onPlay, size = 'small' }: PlayerControlsProps) {
  const { t } = useLingui()
  const isHeard = state === 'playing' || state === 'loading'
  const [small, large] = size === 'large' ? [28, 40] : [22, 26]
  return (
    <>
      <IconButton label={t`退 ${SEEK_STEP_SECONDS} 秒`} disabled={state === undefined} onClick={() => seekBy(-SEEK_STEP_SECONDS)}>
        <ArrowCounterClockwise size={small} weight="light" />
      </IconButton>
      <IconButton label={isHeard ? t`暂停` : t`播放`} aria-busy={state === 'loading'} onClick={isHeard ? pausePlayback : onPlay}>
        {isHeard ? <Pause size={large} weight="fill" /> : <Play size={large} weight="fill" />}
      </IconButton>
      <IconButton label={t`进 ${SEEK_STEP_SECONDS} 秒`} disabled={state === undefined} onClick={() => seekBy(SEEK_STEP_SECONDS)}>
        <ArrowClockwise size={small} weight="light" />
      </IconButton>
    </>
  )
}
