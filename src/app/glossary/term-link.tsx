import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { TermNoteProps } from './term-note.tsx'
import classes from './term-link.module.css'

/** A term in a text that opens its glossary entry. Not a <button>: a button would not wrap in the line or be selectable with the text. */
export function TermLink({ id, children }: { id: string; children: ReactNode }) {
  const [openings, setOpenings] = useState(0)
  const [opened, setOpened] = useState(false)
  function open() {
    setOpenings(openings + 1)
    setOpened(true)
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  }
  return (
    <span className={classes.root}>
      <span role="button" tabIndex={0} className={classes.term} aria-haspopup="dialog" onClick={open} onKeyDown={openByKey}>
        {children}
      </span>
      {openings > 0 && <LazyTermNote key={openings} id={id} opened={opened} onClose={() => setOpened(false)} />}
    </span>
  )
}

/** Glossary entry in a popover or sheet; prefetched when a page with terms is idle. */
export const LazyTermNote = lazyComponent<TermNoteProps>(() => import('./term-note.tsx').then((file) => file.TermNote), {
  isWanted: ({ opened }) => opened,
})
