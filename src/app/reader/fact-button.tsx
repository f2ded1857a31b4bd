import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { FactNoteProps } from './fact-note.tsx'
import classes from './fact-button.module.css'

const LazyFactNote = lazyComponent<FactNoteProps>(() => import('./fact-note.tsx').then((file) => file.FactNote), {
  isWanted: ({ opened }) => opened,
})

interface FactButtonProps {
  /** Ids of the facts to open. */
  facts: readonly string[]
  className?: string | undefined
  children: ReactNode
}

/** Button that opens facts of the book: their text, how rare they are, and their cells in the chart. */
export function FactButton({ facts, className, children }: FactButtonProps) {
  const { t } = useLingui()
  const [openings, setOpenings] = useState(0)
  const [opened, setOpened] = useState(false)
  function open() {
    setOpenings(openings + 1)
    setOpened(true)
  }
  return (
    <span className={classes.root} data-wide={className ? '' : undefined}>
      <button type="button" className={className ?? classes.chip} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {openings > 0 && <LazyFactNote key={openings} facts={facts} title={t`依据`} opened={opened} onClose={() => setOpened(false)} />}
    </span>
  )
}
