import { useWords } from '../../language/use-words.ts'
import type { Entry } from './entry.ts'
import classes from './palette.module.css'
import { KIND_WORDS } from './kind-words.ts'

interface EntryRowProps {
  entry: Entry
  id: string
  isActive: boolean
  onHover: () => void
  onChoose: () => void
}

/** An option of the list. The focus stays in the field. */
export function EntryRow({ entry, id, isActive, onHover, onChoose }: EntryRowProps) {
  const { _ } = useWords()
  const { kind, name, note, value } = entry
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has its keys
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onHover}
      onClick={onChoose}
    >
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {value && <span className={classes.value}>{value}</span>}
      <span className={classes.kind}>{_(KIND_WORDS[kind])}</span>
    </li>
  )
}
