import { useMemo } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { TermLink } from './term-link.tsx'
import { findTerms } from './find-terms.ts'
import { useGlossary } from './use-glossary.ts'

interface TermTextProps {
  text: string
  /** Whether every occurrence of a term is a link, or only the first. */
  terms?: 'all' | 'first'
}

/** A text with links to the glossary; plain until the glossary is loaded. */
export function TermText({ text, terms = 'first' }: TermTextProps) {
  const { locale } = useMessages()
  const glossary = useGlossary()
  const pieces = useMemo(() => {
    if (!glossary) return undefined
    const found = findTerms(text, locale, glossary)
    const shown = terms === 'all' ? found : found.filter(({ id }, i) => found.findIndex((each) => each.id === id) === i)
    return shown.map(({ id, from, to }, i) => ({ id, before: text.slice(shown[i - 1]?.to ?? 0, from), name: text.slice(from, to), to }))
  }, [text, locale, glossary, terms])
  if (!pieces) return text
  return (
    <>
      {pieces.map(({ id, before, name, to }) => [
        before,
        <TermLink key={to} id={id}>
          {name}
        </TermLink>,
      ])}
      {text.slice(pieces.at(-1)?.to ?? 0)}
    </>
  )
}
