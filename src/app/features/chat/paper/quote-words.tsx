import { useLingui } from '@lingui/react/macro'
import { TermNames } from '../../../glossary/term-names.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { Han } from '../../../chart-table/han.tsx'
import { getQuotation, findQuotationPlace } from '#readings/quotations/quotation.ts'
import { Classic } from './classic.tsx'
import classes from './quote-words.module.css'

/** Words of an old book, where in it they stand, and what they are about. */
export function QuoteWords({ id, onOpenTerm }: { id: string; onOpenTerm: (term: string) => void }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const place = findQuotationPlace(id)
  if (!place) return <p className={classes.source}>{t`这一句，本机的书里还没有。`}</p>
  const { text, source } = getQuotation(id)
  const { readsHan, hanLocale, formatTitle } = writingSystems[locale]
  return (
    <div className={classes.root}>
      <Classic text={text[locale]} locale={locale} isUpright={false} />
      {!readsHan && (
        <p className={classes.original}>
          <Han>{text[hanLocale]}</Han>
        </p>
      )}
      <p className={classes.source}>
        <cite>{formatTitle(source[locale])}</cite> · <Han>{place.chapter[hanLocale]}</Han>
      </p>
      <TermNames ids={place.terms} label={t`说到的术语`} onOpenTerm={onOpenTerm} />
    </div>
  )
}
