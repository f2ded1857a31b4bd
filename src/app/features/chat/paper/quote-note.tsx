import { useState } from 'react'
import { TermEntry } from '../../../glossary/term-entry.tsx'
import { TermFoot } from '../../../glossary/term-foot.tsx'
import { useGlossary } from '../../../glossary/use-glossary.ts'
import { NoteFrame } from '../../../ui/note-frame.tsx'
import type { CiteNoteProps } from './cite-note.tsx'
import { QuoteWords } from './quote-words.tsx'

/** A quotation laid open, and the entries of what it is about in the same place. */
export function QuoteNote({ cite: { ref, label }, opened, onClose }: CiteNoteProps) {
  const glossary = useGlossary()
  const [trail, setTrail] = useState<readonly string[]>([])
  const [term, before] = [trail.at(-1), trail.at(-2)].map((id) => (id === undefined ? undefined : glossary?.get(id)))
  const turnTo = (id: string) => setTrail([...trail, id])
  return (
    <NoteFrame opened={opened} onClose={onClose} title={term?.name ?? label} titleSize={term ? 'large' : 'small'}>
      {term ? (
        <>
          <TermEntry term={term} onOpenTerm={turnTo} />
          <TermFoot before={before?.name ?? label} onBack={() => setTrail(trail.slice(0, -1))} />
        </>
      ) : (
        <QuoteWords id={ref} onOpenTerm={turnTo} />
      )}
    </NoteFrame>
  )
}
