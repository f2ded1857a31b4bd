import { Plural, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import type { Term } from '#readings/glossary/term.ts'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { useSearchDraft } from '../../session/form-drafts.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { TermEntry } from '../../glossary/term-entry.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { searchTerms } from './search-terms.ts'
import { groupTerms } from './term-groups.ts'
import classes from './glossary-index.module.css'

interface GlossaryIndexProps {
  /** Id of the open entry. */
  opened: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** All terms by group, or the search results; each opens its entry. */
export function GlossaryIndex({ opened, onOpen, onClose }: GlossaryIndexProps) {
  const { t } = useLingui()
  const glossary = useGlossary({ isNeeded: true })
  const [typed, setTyped] = useSearchDraft()
  const groups = useMemo(() => glossary && groupTerms(glossary), [glossary])
  const found = useMemo(() => (glossary && typed.trim() ? searchTerms(glossary, typed) : undefined), [glossary, typed])
  if (!glossary || !groups) return null
  return (
    <>
      {/* Searches names, pinyin without tones, and explanations. */}
      <SearchField label={t`查术语`} placeholder={t`术语、拼音或解释里的字`} typed={typed} onType={setTyped}>
        {found && (found.length === 0 ? t`没有找到这个词。` : <Plural value={found.length} other="# 条" />)}
      </SearchField>
      {found ? (
        <TermRows terms={found} onOpen={onOpen} />
      ) : (
        <>
          <nav className={classes.kinds} aria-label={t`分类`}>
            {groups.map(({ head: { id, name } }) => (
              <button key={id} type="button" onClick={() => document.getElementById(`kind-${id}`)?.scrollIntoView()}>
                {name}
              </button>
            ))}
          </nav>
          {groups.map(({ head: { id, name }, terms }) => (
            <section key={id} id={`kind-${id}`} className={classes.kind}>
              <SectionTitle>{name}</SectionTitle>
              <TermRows terms={terms} onOpen={onOpen} />
            </section>
          ))}
        </>
      )}
      <TermSheet term={opened === undefined ? undefined : glossary.get(opened)} onOpenTerm={onOpen} onClose={onClose} />
    </>
  )
}

/** List of terms, each with the beginning of its explanation. */
function TermRows({ terms, onOpen }: { terms: readonly Term[]; onOpen: (id: string) => void }) {
  const { locale } = useMessages()
  const { readsHan, hanTag } = writingSystems[locale]
  return (
    <ul className={classes.root}>
      {terms.map(({ id, name, han, plain }) => (
        <li key={id}>
          <button type="button" className={classes.row} aria-haspopup="dialog" onClick={() => onOpen(id)}>
            <span className={classes.name}>
              {name}
              {!readsHan && (
                <>
                  {' '}
                  <span lang={hanTag}>{han}</span>
                </>
              )}
            </span>
            <span className={classes.plain}>{plain}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface TermSheetProps {
  term: Term | undefined
  onOpenTerm: (id: string) => void
  onClose: () => void
}

/** Sheet with the glossary entry named in the URL. */
function TermSheet({ term, onOpenTerm, onClose }: TermSheetProps) {
  const last = useRef(term)
  // Keeps the content during the closing animation.
  last.current = term ?? last.current
  return (
    <Sheet opened={term !== undefined} onClose={onClose} title={last.current?.name} isInAddress>
      {last.current && <TermEntry term={last.current} onOpenTerm={onOpenTerm} />}
    </Sheet>
  )
}
