import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { useLingui } from '@lingui/react/macro'
import { languageTags, LOCALES } from '#contract/locale.ts'
import { useMessages } from '../../language/use-messages.ts'
import { chooseLanguage, languageNames } from '../../language/language.ts'
import { showToast } from '../../ui/toast.ts'
import classes from './language-choice.module.css'

/** Choice of the language; each option is named in its own language. Applied at once, offline too. */
export function LanguageChoice() {
  const { t } = useLingui()
  const { locale: current } = useMessages()
  return (
    <>
      <fieldset className={classes.root}>
        <legend className="visually-hidden">{t`界面语言`}</legend>
        {LOCALES.map((locale) => (
          <label key={locale} className={classes.row} lang={languageTags[locale]}>
            <input
              type="radio"
              name="language"
              className="visually-hidden"
              checked={current === locale}
              onChange={() => void chooseLanguage(locale).catch(() => showToast(t`保存失败`))}
            />
            <span className={classes.name}>{languageNames[locale]}</span>
            <Check size={22} weight="light" className={classes.check} />
          </label>
        ))}
      </fieldset>
      <p className={classes.note}>{t`立即生效，离线也可以换。登录后，你的其他设备会跟着换。`}</p>
    </>
  )
}
