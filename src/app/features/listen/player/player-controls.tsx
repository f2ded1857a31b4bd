import { useLingui } from '@lingui/react/macro'
import { ArrowClockwise } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { Pause } from '@phosphor-icons/react/dist/csr/Pause'
import { Play } from '@phosphor-icons/react/dist/csr/Play'
import type { Podcast } from '#contract/podcast.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useStore } from '../../../live/external-store.ts'
import { useErrorMessages } from '../../../errors/use-error-messages.ts'
import { pausePlayback, seekBy, SEEK_STEP_SECONDS, seekTo } from './player.ts'
import { type CurrentPlayback, playbackProgress } from './playing.ts'
import classes from './player.module.css'

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

/** Position in the chapter; seekable by pointer and keyboard. */
export function SeekBar({ isOn, length: knownLength, from }: { isOn: boolean; length: number; from: number }) {
  const { t } = useLingui()
  const live = useStore(playbackProgress, (now) => now)
  const { seconds, length } = isOn && live.length > 0 ? live : { seconds: from, length: knownLength }
  const [at, all] = [formatDuration(seconds), formatDuration(length)]
  return (
    <div className={classes.seek}>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.floor(seconds)}
        disabled={!isOn}
        aria-label={t`这一篇读到`}
        aria-valuetext={t`${at}，共 ${all}`}
        onChange={({ currentTarget }) => seekTo(Number(currentTarget.value))}
      />
      <p className={classes.times} aria-hidden="true">
        <span>{at}</span>
        <span>{all}</span>
      </p>
    </div>
  )
}

interface ChapterListProps {
  podcast: Podcast
  /** Index of the current chapter. */
  chapter: number | undefined
  onPlay: (chapter: number) => void
}

/** List of the chapters with their lengths. */
export function ChapterList({ podcast, chapter, onPlay }: ChapterListProps) {
  const { t } = useLingui()
  return (
    <ol className={classes.chapters} aria-label={t`篇目`}>
      {podcast.chapters.map(({ id, title, seconds }, at) => (
        <li key={id}>
          <button type="button" aria-current={at === chapter ? 'true' : undefined} disabled={seconds === null} onClick={() => onPlay(at)}>
            <span className={classes.title}>{title}</span>
            <span className={classes.length}>{seconds === null ? '' : formatDuration(seconds)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Error or loading text of the player; '' during normal playback. */
export function usePlayerStatusText(now: CurrentPlayback | undefined): string {
  const { t } = useLingui()
  const { ofCode } = useErrorMessages()
  if (!now) return ''
  if (now.failure === 'sound') return t`这一篇放不出来，可以再试一次。`
  if (now.failure) return ofCode(now.failure.code, now.failure.data)
  return now.state === 'loading' ? t`正在取这一篇…` : ''
}

/** Formats a duration like a player: 4:07, 1:02:09. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
