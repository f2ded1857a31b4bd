import { useRef } from 'react'
import type { Term } from '#readings/glossary/term.ts'
import { TermEntry } from '../../glossary/term-entry.tsx'
import { Sheet } from '../../ui/sheet.tsx'

interface TermSheetProps {
  term: Term | undefined
  onOpenTerm: (id: string) => void
  onClose: () => void
}

/** Sheet with the glossary entry named in the URL. */
export function TermSheet({ term, onOpenTerm, onClose }: TermSheetProps) {
  const last = useRef(term)
  // Keeps the content during the closing animation.
  last.current = term ?? last.current
  return (
    <Sheet opened={term !== undefined} onClose={onClose} title={last.current?.name} isInAddress>
      {last.current && <TermEntry term={last.current} onOpenTerm={onOpenTerm} />}
    </Sheet>
  )
}
