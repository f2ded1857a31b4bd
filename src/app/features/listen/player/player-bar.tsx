import { useLingui } from '@lingui/react/macro'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { useStore } from '../../../live/external-store.ts'
import { useArchive } from '../../../session/archives.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from '../bar.module.css'
import { PodcastSheet } from '../podcast/podcast-sheet.tsx'
import { formatDuration, PlayerControls, usePlayerStatusText } from './player-controls.tsx'
import { resumePlayback, stopPlayer } from './player.ts'
import { playbackProgress, type CurrentPlayback } from './playing.ts'

/** Compact player: controls, current chapter (opens the sheet) and a stop button. */
export function PlayerBar({ now }: { now: CurrentPlayback }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const archive = useArchive(now.podcast.archive_id)
  const line = usePlayerStatusText(now)
  const time = useStore(playbackProgress, ({ seconds, length }) => `${formatDuration(seconds)} / ${formatDuration(length)}`)
  return (
    <section className={classes.root} aria-label={t`正在听`}>
      <div className={classes.keys}>
        <PlayerControls state={now.state} onPlay={resumePlayback} />
      </div>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={classes.title}>{now.podcast.chapters[now.chapter]?.title}</span>
        <span className={classes.time}>{line || time}</span>
      </button>
      <IconButton label={t`不听了`} onClick={stopPlayer}>
        <X size={22} weight="light" />
      </IconButton>
      {archive && <PodcastSheet opened={isOpen} onClose={() => setOpen(false)} archive={archive} podcast={now.podcast} />}
    </section>
  )
}
