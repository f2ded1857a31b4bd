import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getQuotation, findQuotationPlace } from '#readings/quotations/quotation.ts'
import { TermEntry, TermFoot, RelatedTermButtons } from '../../../glossary/term-entry.tsx'
import { useGlossary } from '../../../glossary/use-glossary.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { HanText } from '../../../chart-table/character.tsx'
import { NoteOverlay } from '../../../ui/note-overlay.tsx'
import { ClassicalText } from './classical-text.tsx'
import type { CiteNoteProps } from './cite-note.tsx'
import classes from './quote-note.module.css'

/** Dialog for a cited quotation; its glossary terms open in the same dialog. */
export function QuoteNote({ cite: { ref, label }, opened, onClose }: CiteNoteProps) {
  const glossary = useGlossary()
  const [trail, setTrail] = useState<readonly string[]>([])
  const [term, before] = [trail.at(-1), trail.at(-2)].map((id) => (id === undefined ? undefined : glossary?.get(id)))
  const turnTo = (id: string) => setTrail([...trail, id])
  return (
    <NoteOverlay opened={opened} onClose={onClose} title={term?.name ?? label} titleSize={term ? 'large' : 'small'}>
      {term ? (
        <>
          <TermEntry term={term} onOpenTerm={turnTo} />
          <TermFoot before={before?.name ?? label} onBack={() => setTrail(trail.slice(0, -1))} />
        </>
      ) : (
        <QuoteText id={ref} onOpenTerm={turnTo} />
      )}
    </NoteOverlay>
  )
}

/** A quotation with its book and chapter, and the glossary terms that the quotation is about. */
function QuoteText({ id, onOpenTerm }: { id: string; onOpenTerm: (term: string) => void }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const place = findQuotationPlace(id)
  if (!place) return <p className={classes.source}>{t`这一句，本机的书里还没有。`}</p>
  const { text, source } = getQuotation(id)
  const { readsHan, hanLocale, formatTitle } = writingSystems[locale]
  return (
    <div className={classes.root}>
      <ClassicalText text={text[locale]} locale={locale} isUpright={false} />
      {!readsHan && (
        <p className={classes.original}>
          <HanText>{text[hanLocale]}</HanText>
        </p>
      )}
      <p className={classes.source}>
        <cite>{formatTitle(source[locale])}</cite> · <HanText>{place.chapter[hanLocale]}</HanText>
      </p>
      <RelatedTermButtons ids={place.terms} label={t`说到的术语`} onOpenTerm={onOpenTerm} />
    </div>
  )
}
