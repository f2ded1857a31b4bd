import { GlossaryLink } from '#app/glossary/glossary-link.tsx'
import { TermEntry, TermFoot } from '#app/glossary/term-entry.tsx'
import { LazyTermLink } from '#app/glossary/lazy-term-link.tsx'
import { TermText } from '#app/glossary/term-text.tsx'
import { useGlossary } from '#app/glossary/use-glossary.ts'
import { useState } from 'react'
import { useSample } from '../examples/words.ts'
import type { ComponentGroup } from '../room.tsx'

function Entry() {
  const glossary = useGlossary()
  const [id, setId] = useState('god-qisha')
  const term = glossary?.get(id)
  if (!term) return null
  return (
    <>
      <h4>{term.name}</h4>
      <TermEntry term={term} onOpenTerm={setId} />
      <TermFoot before={glossary?.get('ten-gods')?.name} onBack={() => setId('god-qisha')} />
    </>
  )
}

function Texts() {
  const { sentence, long } = useSample()
  return (
    <>
      <p>
        <TermText text={sentence} />
      </p>
      <p>
        <TermText text={long} terms="all" />
      </p>
    </>
  )
}

function Link() {
  const { word } = useSample()
  return (
    <p>
      <LazyTermLink id="stems">{word}</LazyTermLink> · <GlossaryLink />
    </p>
  )
}

export const glossary: ComponentGroup = { name: 'Glossary', pieces: { TermEntry: Entry, TermText: Texts, 'TermLink, GlossaryLink': Link } }
