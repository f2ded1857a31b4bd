import type { Term } from '#readings/glossary/term.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import classes from './term-rows.module.css'

/** List of terms, each with the beginning of its explanation. */
export function TermRows({ terms, onOpen }: { terms: readonly Term[]; onOpen: (id: string) => void }) {
  const { locale } = useMessages()
  const { readsHan, hanTag } = writingSystems[locale]
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
