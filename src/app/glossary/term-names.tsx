import { useGlossary } from './use-glossary.ts'
import classes from './term-names.module.css'

interface TermNamesProps {
  ids: readonly string[]
  /** Accessible name of the list. */
  label: string
  onOpenTerm: (id: string) => void
}

/** Buttons for related terms; unknown ids are skipped. */
export function TermNames({ ids, label, onOpenTerm }: TermNamesProps) {
  const glossary = useGlossary()
  const terms = ids.flatMap((id) => glossary?.get(id) ?? [])
  if (terms.length === 0) return null
  return (
    <nav className={classes.root} aria-label={label}>
      {terms.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onOpenTerm(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
