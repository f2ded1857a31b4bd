import type { Term } from '#readings/glossary/term.ts'
import { useWords } from '../../language/use-words.ts'
import { writings } from '../../language/writing.ts'
import classes from './term-rows.module.css'

/** Terms with the beginning of what each is. */
export function TermRows({ terms, onOpen }: { terms: readonly Term[]; onOpen: (id: string) => void }) {
  const { locale } = useWords()
  const { readsHan, hanTag } = writings[locale]
  return (
    <ul className={classes.root}>
      {terms.map(({ id, name, han, plain }) => (
        <li key={id}>
          <button type="button" className={classes.row} aria-haspopup="dialog" onClick={() => onOpen(id)}>
            <span className={classes.name}>
              {name}
              {!readsHan && (
                <>
                  {' '}
                  <span lang={hanTag}>{han}</span>
                </>
              )}
            </span>
            <span className={classes.plain}>{plain}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
