import { useLingui } from '@lingui/react/macro'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useState } from 'react'
import { useStore } from '../../../live/external-store.ts'
import { useArchive } from '../../../session/archives.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from '../bar.module.css'
import { PodcastSheet } from '../podcast/podcast-sheet.tsx'
import { clockText } from './clock-text.ts'
import { goOn, stop } from './player.ts'
import { PlayerKeys } from './player-keys.tsx'
import { clock, type Playing } from './playing.ts'
import { usePlayerLine } from './use-player-line.ts'

/** A recording that is heard, in one line: its keys, its chapter, which opens all of it, and its end. */
export function PlayerBar({ now }: { now: Playing }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const archive = useArchive(now.podcast.archive_id)
  const line = usePlayerLine(now)
  const time = useStore(clock, ({ seconds, length }) => `${clockText(seconds)} / ${clockText(length)}`)
  return (
    <section className={classes.root} aria-label={t`正在听`}>
      <div className={classes.keys}>
        <PlayerKeys state={now.state} onPlay={goOn} />
      </div>
      <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={classes.title}>{now.podcast.chapters[now.chapter]?.title}</span>
        <span className={classes.time}>{line || time}</span>
      </button>
      <IconButton label={t`不听了`} onClick={stop}>
        <X size={22} weight="light" />
      </IconButton>
      {archive && <PodcastSheet opened={isOpen} onClose={() => setOpen(false)} archive={archive} podcast={now.podcast} />}
    </section>
  )
}
