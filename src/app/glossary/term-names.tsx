import { useGlossary } from './use-glossary.ts'
import classes from './term-names.module.css'

interface TermNamesProps {
  ids: readonly string[]
  /** What a screen reader calls them together. */
  label: string
  onTurn: (id: string) => void
}

/** Terms to read on with, as far as the glossary has them. */
export function TermNames({ ids, label, onTurn }: TermNamesProps) {
  const glossary = useGlossary()
  const terms = ids.flatMap((id) => glossary?.get(id) ?? [])
  if (terms.length === 0) return null
  return (
    <nav className={classes.root} aria-label={label}>
      {terms.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onTurn(id)}>
          {name}
        </button>
      ))}
    </nav>
  )
}
