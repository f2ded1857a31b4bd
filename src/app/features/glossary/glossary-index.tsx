import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { useSearchDraft } from '../../session/form-drafts.ts'
import { SearchLine } from '../../ui/search-line.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { foundTerms } from './found-terms.ts'
import { kindsOf } from './kinds.ts'
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
  const [typed, setTyped] = useSearchDraft()
  const kinds = useMemo(() => glossary && kindsOf(glossary), [glossary])
  const found = useMemo(() => (glossary && typed.trim() ? foundTerms(glossary, typed) : undefined), [glossary, typed])
  if (!glossary || !kinds) return null
  return (
    <>
      {/* By name, by sound without tones, or by a word of what is said. */}
      <SearchLine label={t`查术语`} placeholder={t`术语、拼音或解释里的字`} typed={typed} onType={setTyped}>
        {found && (found.length === 0 ? t`没有找到这个词。` : <Plural value={found.length} other="# 条" />)}
      </SearchLine>
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
