import { type Locale, LOCALES } from '#contract/locale.ts'
import { type ParsedFlags, type FlagDefinitions, parseFlagChoice } from './flags.ts'

export const LOCALE_FLAG: FlagDefinitions = { values: { locale: 'en_US' }, switches: [] }

export const LOCALE_USAGE = `  --locale  ${LOCALES.join(', ')}: the language of the sentences (default zh_CN)`

/** Returns the language of `--locale`, by default zh_CN. @throws FlagError */
export const parseLocaleFlag = ({ values }: ParsedFlags): Locale => parseFlagChoice(values.get('locale') ?? 'zh_CN', 'locale', LOCALES)
