import { useMessages } from '../language/use-messages.ts'
import { formatShareOfCharts } from '../terms/share-text.ts'
import { NoteOverlay } from '../ui/note-overlay.tsx'
import { MiniChart } from '../chart-table/mini-chart.tsx'
import { useOpenBook } from './open-book.tsx'
import classes from './fact-note.module.css'

export interface FactNoteProps {
  facts: readonly string[]
  title: string
  opened: boolean
  onClose: () => void
}

/** Note with facts of the book, as text and in the chart. At the practitioner level it also shows the rules. */
export function FactNote({ facts: ids, title, opened, onClose }: FactNoteProps) {
  const { _ } = useMessages()
  const { archive, book, locale, level } = useOpenBook()
  const facts = ids.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={title}>
      <ul className={classes.root}>
        {facts.map(({ id, plain, term, detail, rule, share }) => (
          <li key={id}>
            <p className={classes.plain}>{((level === 'practitioner' && detail) || plain)[locale]}</p>
            <p className={classes.term}>
              {term[locale]} · {formatShareOfCharts(_, share)}
            </p>
            {level === 'practitioner' && <p className={classes.rule}>{rule[locale]}</p>}
          </li>
        ))}
      </ul>
      <MiniChart archive={archive} ganzhi={book.ganzhi} cells={facts.flatMap(({ cells }) => cells)} />
    </NoteOverlay>
  )
}
