import { useMessages } from '../language/use-messages.ts'
import { shareTextOf } from '../terms/share-text.ts'
import { NoteFrame } from '../ui/note-frame.tsx'
import { MiniPlate } from '../plate/mini-plate.tsx'
import { useReading } from './reading.tsx'
import classes from './fact-note.module.css'

export interface FactNoteProps {
  facts: readonly string[]
  title: string
  opened: boolean
  onClose: () => void
}

/** Facts that a paragraph rests on, in words and in the chart; for those who practise, with the rule of each. */
export function FactNote({ facts: ids, title, opened, onClose }: FactNoteProps) {
  const { _ } = useMessages()
  const { archive, book, locale, level } = useReading()
  const facts = ids.flatMap((id) => (book.facts[id] ? [{ id, ...book.facts[id] }] : []))
  return (
    <NoteFrame opened={opened} onClose={onClose} title={title}>
      <ul className={classes.root}>
        {facts.map(({ id, plain, term, rule, share }) => (
          <li key={id}>
            <p className={classes.plain}>{plain[locale]}</p>
            <p className={classes.term}>
              {term[locale]} · {shareTextOf(_, share)}
            </p>
            {level === 'practitioner' && <p className={classes.rule}>{rule[locale]}</p>}
          </li>
        ))}
      </ul>
      <MiniPlate archive={archive} ganzhi={book.ganzhi} cells={facts.flatMap(({ cells }) => cells)} />
    </NoteFrame>
  )
}
