import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { ChatCite } from '#contract/chat.ts'
import { LazyTermNote } from '../../../glossary/term-link.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import classes from './cite-chip.module.css'
import type { CiteNoteProps } from './cite-note.tsx'
import { useConversationPeople } from '../hooks/use-conversation-people.ts'

const loadWhenOpened = { isWanted: ({ opened }: CiteNoteProps) => opened }
const LazyCiteNote = lazyComponent<CiteNoteProps>(() => import('./cite-note.tsx').then((file) => file.CiteNote), loadWhenOpened)
// Lot texts and quotations are lazy chunks: each loads when a chip that cites one is tapped for the first time.
const LazyLotNote = lazyComponent<CiteNoteProps>(() => import('./lot-note.tsx').then((file) => file.LotNote), loadWhenOpened)
const LazyQuoteNote = lazyComponent<CiteNoteProps>(() => import('./quote-note.tsx').then((file) => file.QuoteNote), loadWhenOpened)

/** Source of a sentence as a chip. A tap opens the chart cells, hexagram, lot, quotation, glossary entry or page it cites. */
export function CiteChip({ cite }: { cite: ChatCite }) {
  const { archive } = useConversationPeople()
  const { to, ref, label } = cite
  const archiveId = archive?.archive_id
  if (to === 'day')
    return (
      <Link to="/almanac" search={{ date: ref }} className={classes.chip}>
        {label}
      </Link>
    )
  if (to === 'month')
    return (
      <Link to="/fate/month" search={{ month: ref }} className={classes.chip}>
        {label}
      </Link>
    )
  if (to === 'year')
    return (
      <Link to="/fate/year" search={{ year: Number(ref), ...(archiveId && { archiveId }) }} className={classes.chip}>
        {label}
      </Link>
    )
  if (to === 'cycle')
    return (
      <Link to="/fate/cycles" search={archiveId ? { archiveId } : {}} className={classes.chip}>
        {label}
      </Link>
    )
  return <NoteChip cite={cite} />
}

const NOTES: Partial<Record<ChatCite['to'], ComponentType<CiteNoteProps>>> = { lot: LazyLotNote, quote: LazyQuoteNote }

function NoteChip({ cite }: { cite: ChatCite }) {
  const [openings, setOpenings] = useState(0)
  const [opened, setOpened] = useState(false)
  function open() {
    setOpenings(openings + 1)
    setOpened(true)
  }
  const close = () => setOpened(false)
  const Note = NOTES[cite.to] ?? LazyCiteNote
  return (
    <span className={classes.root}>
      <button type="button" className={classes.chip} aria-haspopup="dialog" onClick={open}>
        {cite.label}
      </button>
      {openings > 0 &&
        (cite.to === 'term' ? (
          <LazyTermNote key={openings} id={cite.ref} opened={opened} onClose={close} />
        ) : (
          <Note key={openings} cite={cite} opened={opened} onClose={close} />
        ))}
    </span>
  )
}
