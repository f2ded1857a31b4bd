import { languageTags, type Locale } from '#contract/locale.ts'

/** Joins items with "and": 年柱和月柱; the year pillar and the month pillar. */
export function formatList(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(items)
}
