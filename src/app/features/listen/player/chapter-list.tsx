import { useLingui } from '@lingui/react/macro'
import type { Podcast } from '#contract/podcast.ts'
import { clockText } from './clock-text.ts'
import classes from './player.module.css'

interface ChapterListProps {
  podcast: Podcast
  /** The one that is heard. */
  chapter: number | undefined
  onPlay: (chapter: number) => void
}

/** What there is to hear, chapter by chapter, each with its length. */
export function ChapterList({ podcast, chapter, onPlay }: ChapterListProps) {
  const { t } = useLingui()
  return (
    <ol className={classes.chapters} aria-label={t`篇目`}>
      {podcast.chapters.map(({ id, title, seconds }, at) => (
        <li key={id}>
          <button type="button" aria-current={at === chapter ? 'true' : undefined} disabled={seconds === null} onClick={() => onPlay(at)}>
            <span className={classes.title}>{title}</span>
            <span className={classes.length}>{seconds === null ? '' : clockText(seconds)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
