import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { foundTerms } from './found-terms.ts'
import { kindsOf } from './kinds.ts'
import { SearchField } from './search-field.tsx'
import { TermRows } from './term-rows.tsx'
import { TermSheet } from './term-sheet.tsx'
import classes from './glossary-index.module.css'

interface GlossaryIndexProps {
  /** The entry that is open. */
  opened: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** Every term by its kind, or those that what was typed may mean; each opens its entry. */
export function GlossaryIndex({ opened, onOpen, onClose }: GlossaryIndexProps) {
  const { t } = useLingui()
  const glossary = useGlossary({ isNeeded: true })
  const [typed, setTyped] = useState('')
  const kinds = useMemo(() => glossary && kindsOf(glossary), [glossary])
  const found = useMemo(() => (glossary && typed.trim() ? foundTerms(glossary, typed) : undefined), [glossary, typed])
  if (!glossary || !kinds) return null
  return (
    <>
      <SearchField typed={typed} onType={setTyped} found={found?.length} />
      {found ? (
        <TermRows terms={found} onOpen={onOpen} />
      ) : (
        <>
          <nav className={classes.kinds} aria-label={t`分类`}>
            {kinds.map(({ head: { id, name } }) => (
              <button key={id} type="button" onClick={() => document.getElementById(`kind-${id}`)?.scrollIntoView()}>
                {name}
              </button>
            ))}
          </nav>
          {kinds.map(({ head: { id, name }, terms }) => (
            <section key={id} id={`kind-${id}`} className={classes.kind}>
              <SectionTitle>{name}</SectionTitle>
              <TermRows terms={terms} onOpen={onOpen} />
            </section>
          ))}
        </>
      )}
      <TermSheet term={opened === undefined ? undefined : glossary.get(opened)} onTurn={onOpen} onClose={onClose} />
    </>
  )
}
