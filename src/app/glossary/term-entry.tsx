import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Term } from '#readings/glossary/term.ts'
import { useMessages } from '../language/use-messages.ts'
import { writings } from '../language/writing.ts'
import classes from './term-entry.module.css'
import { TermNames } from './term-names.tsx'

interface TermEntryProps {
  term: Term
  /** Opens another entry in the place of this one. */
  onTurn: (id: string) => void
}

/** What a term is in plain words, then how it is found, then where to read on. Its name is the title around it. */
export function TermEntry({ term, onTurn }: TermEntryProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(term.id)
  // What was tapped to turn to it is gone: keyboard and screen reader go on from the entry.
  useEffect(() => {
    if (shown.current !== term.id) root.current?.focus()
    shown.current = term.id
  }, [term.id])
  return (
    <div ref={root} tabIndex={-1} className={classes.root}>
      <p className={classes.sound}>
        {!writings[locale].readsHan && <span lang={writings[locale].hanTag}>{term.han} </span>}
        <span lang="zh-Latn">{term.pinyin}</span>
      </p>
      <p className={classes.plain}>{term.plain}</p>
      <p className={classes.detail}>{term.detail}</p>
      <TermNames ids={term.see} label={t`另见`} onTurn={onTurn} />
    </div>
  )
}
