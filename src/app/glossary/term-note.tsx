import { useState } from 'react'
import { NoteOverlay } from '../ui/note-overlay.tsx'
import { TermEntry, TermFoot } from './term-entry.tsx'
import { useGlossary } from './use-glossary.ts'

export interface TermNoteProps {
  id: string
  opened: boolean
  onClose: () => void
}

/** Glossary entry in a popover or sheet over a page; related entries open in the same frame. */
export function TermNote({ id, opened, onClose }: TermNoteProps) {
  const glossary = useGlossary({ isNeeded: true })
  const [trail, setTrail] = useState([id])
  const [term, before] = trail
    .slice(-2)
    .toReversed()
    .map((each) => glossary?.get(each))
  if (!term) return null
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={term.name} titleSize="large">
      <TermEntry term={term} onOpenTerm={(next) => setTrail([...trail, next])} />
      <TermFoot before={before?.name} onBack={() => setTrail(trail.slice(0, -1))} />
    </NoteOverlay>
  )
}
