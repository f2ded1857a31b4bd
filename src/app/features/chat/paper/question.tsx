import { useLingui } from '@lingui/react/macro'
import { languageTags, type Locale } from '#contract/locale.ts'
import classes from './question.module.css'

/** What was asked, at the right, as it was written. */
export function Question({ text, locale, isUnsent = false }: { text: string; locale: Locale; isUnsent?: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes.root}>
      <p className={classes.text} lang={languageTags[locale]} data-unsent={isUnsent || undefined}>
        <span className="visually-hidden">{t`问`} </span>
        {text}
      </p>
    </div>
  )
}
