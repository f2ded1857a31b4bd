import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useMessages } from '../../language/use-messages.ts'
import type { PaletteEntry, EntryKind } from './entry.ts'
import classes from './palette.module.css'

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
      <span className={classes.kind}>{_(ENTRY_KIND_LABELS[kind])}</span>
    </li>
  )
}

/** Labels of the entry kinds, at the end of a row. */
const ENTRY_KIND_LABELS: Record<EntryKind, MessageDescriptor> = {
  day: msg({ message: '日运', context: 'palette' }),
  almanac: msg({ message: '历书', context: 'palette' }),
  year: msg({ message: '流年', context: 'palette' }),
  page: msg({ message: '页面', context: 'palette' }),
  archive: msg({ message: '档案', context: 'palette' }),
  card: msg({ message: '书页', context: 'palette' }),
  setting: msg({ message: '设置', context: 'palette' }),
  conversation: msg({ message: '对话', context: 'palette' }),
  note: msg({ message: '笔记', context: 'palette' }),
  passage: msg({ message: '原文', context: 'palette' }),
  term: msg({ message: '术语', context: 'palette' }),
}
