import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLingui } from '@lingui/react/macro'
import { languageTags } from '#contract/locale.ts'
import { useStore } from '../../../live/external-store.ts'
import { useHandMoves } from '../aloud/use-hand-moves.ts'
import { seekTo } from './player.ts'
import { clock, type Playing, sentenceAt, text } from './playing.ts'
import classes from './chapter-text.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What is said in the chapter that is heard: its sentence is marked and in view, and a tap on another plays from there. */
export function ChapterText({ podcast }: Pick<Playing, 'podcast'>) {
  const { t } = useLingui()
  const sentences = useStore(text, (all) => all)
  const current = useStore(clock, ({ seconds }) => sentenceAt(sentences, seconds))
  const box = useRef<HTMLDivElement>(null)
  const isMovedByHand = useHandMoves()
  useEffect(() => {
    const lit = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (lit && !isMovedByHand()) bringIntoBox(box.current!, lit)
  }, [sentences, current, isMovedByHand])
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
      {sentences.map(({ text: said, paragraph, at }, nr) => (
        <button
          key={at}
          type="button"
          className={classes.sentence}
          data-begins={nr > 0 && paragraph !== sentences[nr - 1]!.paragraph ? '' : undefined}
          aria-current={nr === current ? 'true' : undefined}
          // One stop for the Tab key; arrows go on from there.
          tabIndex={nr === Math.max(current, 0) ? 0 : -1}
          onClick={() => seekTo(at / 1000)}
          onKeyDown={move}
        >
          {said}
        </button>
      ))}
    </div>
  )
}

/** Moves the box alone, never what it is in. */
function bringIntoBox(box: HTMLElement, lit: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = lit.offsetTop - (box.clientHeight - lit.offsetHeight) / 3
  box.scrollTo?.({ top, behavior: isCalm ? 'auto' : 'smooth' })
}
