import { languageTags, type Locale } from '#contract/locale.ts'

/** 年柱和月柱; the year pillar and the month pillar */
export function listTextOf(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(items)
}
