import { useLingui } from '@lingui/react/macro'
import type { Podcast } from '#contract/podcast.ts'
import { formatDuration } from './format-duration.ts'
import classes from './player.module.css'

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
