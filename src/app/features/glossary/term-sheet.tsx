import { useRef } from 'react'
import type { Term } from '#readings/glossary/term.ts'
import { TermEntry } from '../../glossary/term-entry.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface TermSheetProps {
  term: Term | undefined
  onTurn: (id: string) => void
  onClose: () => void
}

/** The entry that the page's address names. */
export function TermSheet({ term, onTurn, onClose }: TermSheetProps) {
  const last = useRef(term)
  // What was read stays while the sheet goes down.
  last.current = term ?? last.current
  return (
    <Sheet opened={term !== undefined} onClose={onClose} title={last.current?.name} isInAddress>
      {last.current && <TermEntry term={last.current} onTurn={onTurn} />}
    </Sheet>
  )
}
