import { useMemo } from 'react'
import { useMessages } from '../language/use-messages.ts'
import { TermLink } from './term-link.tsx'
import { termsIn } from './terms-in.ts'
import { useGlossary } from './use-glossary.ts'

interface TermTextProps {
  text: string
  /** Whether a term opens wherever it stands or the first time only. */
  terms?: 'all' | 'first'
}

/** A text in the page's language whose terms open their entries; plain until the glossary is here. */
export function TermText({ text, terms = 'first' }: TermTextProps) {
  const { locale } = useMessages()
  const glossary = useGlossary()
  const pieces = useMemo(() => {
    if (!glossary) return undefined
    const found = termsIn(text, locale, glossary)
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
