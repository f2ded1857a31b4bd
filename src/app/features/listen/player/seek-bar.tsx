import { useLingui } from '@lingui/react/macro'
import { useStore } from '../../../live/external-store.ts'
import { formatDuration } from './format-duration.ts'
import { seekTo } from './player.ts'
import { playbackClock } from './playing.ts'
import classes from './player.module.css'

/** Position in the chapter; seekable by pointer and keyboard. */
export function SeekBar({ isOn, length: knownLength, from }: { isOn: boolean; length: number; from: number }) {
  const { t } = useLingui()
  const live = useStore(playbackClock, (now) => now)
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
