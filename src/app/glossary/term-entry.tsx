import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Term } from '#readings/glossary/term.ts'
import { useMessages } from '../language/use-messages.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { useGlossary } from './use-glossary.ts'
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { GlossaryLink } from './glossary-link.tsx'
import classes from './term-entry.module.css'

interface TermEntryProps {
  term: Term
  /** Replaces this entry by the entry of another term. */
  onOpenTerm: (id: string) => void
}

/** Glossary entry: plain meaning, details, related terms. The term's name is the title of the surrounding frame. */
export function TermEntry({ term, onOpenTerm }: TermEntryProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(term.id)
  // Moves the focus to the entry, because the button that opened it is gone.
  useEffect(() => {
    if (shown.current !== term.id) root.current?.focus()
    shown.current = term.id
  }, [term.id])
  return (
    <div ref={root} tabIndex={-1} className={classes.root}>
      <p className={classes.sound}>
        {!writingSystems[locale].readsHan && <span lang={writingSystems[locale].hanTag}>{term.han} </span>}
        <span lang="zh-Latn">{term.pinyin}</span>
      </p>
      <p className={classes.plain}>{term.plain}</p>
      <p className={classes.detail}>{term.detail}</p>
      <RelatedTermButtons ids={term.see} label={t`另见`} onOpenTerm={onOpenTerm} />
    </div>
  )
}

interface TermNamesProps {
  ids: readonly string[]
  /** Accessible name of the list. */
  label: string
  onOpenTerm: (id: string) => void
}

/** Buttons for related terms; unknown ids are skipped. */
export function RelatedTermButtons({ ids, label, onOpenTerm }: TermNamesProps) {
  const glossary = useGlossary()
  const terms = ids.flatMap((id) => glossary?.get(id) ?? [])
  if (terms.length === 0) return null
  return (
    <nav className={classes.names} aria-label={label}>
      {terms.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onOpenTerm(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Footer of a glossary entry: a button back to the previous entry (`before`: its name), and a link to the full glossary. */
export function TermFoot({ before, onBack }: { before: string | undefined; onBack: () => void }) {
  return (
    <div className={classes.foot}>
      {before !== undefined && (
        <button type="button" onClick={onBack}>
          <ArrowLeft data-forward="" size={16} />
          {before}
        </button>
      )}
      <GlossaryLink />
    </div>
  )
}
