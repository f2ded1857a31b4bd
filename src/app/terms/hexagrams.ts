import type { Hexagram } from '#readings/changes/cast/index.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Locale } from '#contract/locale.ts'

/** Image (象) of each trigram, keyed by its lines from the bottom, 1 for a solid line. Full hexagram names contain these images. */
const IMAGES: Readonly<Record<string, string>> = {
  '111': '天',
  '110': '泽',
  '101': '火',
  '100': '雷',
  '011': '风',
  '010': '水',
  '001': '山',
  '000': '地',
}
/** Characters of hexagram names that differ between the scripts. */
const WRITTEN: Readonly<Record<'zh_CN' | 'zh_TW', Readonly<Record<string, string>>>> = {
  zh_CN: {},
  zh_TW: { 泽: '澤', 风: '風', 为: '為' },
}

function chinese({ bits, name }: Hexagram, locale: keyof typeof WRITTEN): string {
  const [lower, upper] = [bits.slice(0, 3), bits.slice(3)]
  const written = (char: string) => WRITTEN[locale][char] ?? char
  // 巽为风 for a doubled trigram, 风山渐 for two different trigrams.
  return lower === upper
    ? `${name[locale]}${written('为')}${written(IMAGES[upper]!)}`
    : `${written(IMAGES[upper]!)}${written(IMAGES[lower]!)}${name[locale]}`
}

/** Formats the full name of a hexagram: 风山渐; 53 Gradual. */
export const hexagramNameFormatters: Readonly<Record<Locale, (hexagram: Hexagram) => string>> = {
  zh_CN: (hexagram) => chinese(hexagram, 'zh_CN'),
  zh_TW: (hexagram) => chinese(hexagram, 'zh_TW'),
  en_US: ({ number, name }) => `${number} ${name.en_US}`,
}

/** Labels of cast lines, by the value of the cast. */
export const LINE_LABELS: Readonly<Record<6 | 7 | 8 | 9, MessageDescriptor>> = {
  6: msg`老阴，动`,
  7: msg`少阳`,
  8: msg`少阴`,
  9: msg`老阳，动`,
}

/** Names of the six line places, bottom to top. */
export const LINE_PLACE_LABELS: readonly MessageDescriptor[] = [msg`初爻`, msg`二爻`, msg`三爻`, msg`四爻`, msg`五爻`, msg`上爻`]
