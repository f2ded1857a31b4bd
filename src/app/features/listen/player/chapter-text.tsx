import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { useStore } from '../../../live/external-store.ts'
import { useHasScrolledRecently } from '../read-aloud/use-has-scrolled-recently.ts'
import { seekTo } from './player.ts'
import { playbackProgress, type CurrentPlayback, findSentenceIndexAt, chapterSentences } from './playing.ts'
import classes from './chapter-text.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Text of the current chapter: the spoken sentence is marked and scrolled into view; a tap on a sentence plays from there. */
export function ChapterText({ podcast }: Pick<CurrentPlayback, 'podcast'>) {
  const { t } = useLingui()
  const sentences = useStore(chapterSentences, (all) => all)
  const current = useStore(playbackProgress, ({ seconds }) => findSentenceIndexAt(sentences, seconds))
  const box = useRef<HTMLDivElement>(null)
  const hasScrolledRecently = useHasScrolledRecently()
  useEffect(() => {
    const target = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (target && !hasScrolledRecently()) scrollInBox(box.current!, target)
  }, [sentences, current, hasScrolledRecently])
  if (sentences.length === 0) return null
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key]
    const buttons = [...box.current!.querySelectorAll('button')]
    const next = step && buttons[buttons.indexOf(event.currentTarget) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={box} className={classes.root} role="group" aria-label={t`这一篇的文字`} lang={languageTags[podcast.locale]}>
      {sentences.map(({ text: sentence, paragraph, at }, nr) => (
        <button
          key={at}
          type="button"
          className={classes.sentence}
          data-begins={nr > 0 && paragraph !== sentences[nr - 1]!.paragraph ? '' : undefined}
          aria-current={nr === current ? 'true' : undefined}
          // Roving tab index: one sentence is in the tab order, arrow keys move to the others.
          tabIndex={nr === Math.max(current, 0) ? 0 : -1}
          onClick={() => seekTo(at / 1000)}
          onKeyDown={move}
        >
          {sentence}
        </button>
      ))}
    </div>
  )
}

/** Scrolls an element into view within its box, without scrolling the ancestors of the box. */
function scrollInBox(box: HTMLElement, target: HTMLElement): void {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = target.offsetTop - (box.clientHeight - target.offsetHeight) / 3
  box.scrollTo?.({ top, behavior: reducesMotion ? 'auto' : 'smooth' })
}
