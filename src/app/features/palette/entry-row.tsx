import { useMessages } from '../../language/use-messages.ts'
import type { PaletteEntry } from './entry.ts'
import classes from './palette.module.css'
import { KIND_LABELS } from './kind-labels.ts'

interface EntryRowProps {
  entry: PaletteEntry
  id: string
  isActive: boolean
  onHover: () => void
  onChoose: () => void
}

/** An entry as an option of the list; the focus stays in the input. */
export function EntryRow({ entry, id, isActive, onHover, onChoose }: EntryRowProps) {
  const { _ } = useMessages()
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
      <span className={classes.kind}>{_(KIND_LABELS[kind])}</span>
    </li>
  )
}
