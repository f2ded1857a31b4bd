import { useLingui } from '@lingui/react/macro'
import { languageTags, LOCALES } from '#contract/locale.ts'
import { useMessages } from '../language/use-messages.ts'
import { chooseLanguage, languageNames } from '../language/language.ts'
import { showToast } from './toast.ts'
import classes from './language-switch.module.css'

/** Buttons for the three languages, for pages outside the shell. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { locale: current } = useMessages()
  return (
    <div className={classes.root} role="group" aria-label={t`界面语言`}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={languageTags[locale]}
          aria-pressed={current === locale}
          onClick={() => void chooseLanguage(locale).catch(() => showToast(t`保存失败`))}
        >
          {languageNames[locale].replace('中文', '')}
        </button>
      ))}
    </div>
  )
}
