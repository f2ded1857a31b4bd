/** Script that runs before the first paint, outside the build; it must select the same language as the app. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { detectLocale } from '#app/language/i18n.ts'
import { languageTags, LOCALES, type Locale } from '#contract/locale.ts'

const boot = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, 'utf8')

/** Returns `lang` of the document after the script has run with these browser languages. */
function firstPaintLang(languages: readonly string[]): string {
  vi.stubGlobal('navigator', { languages })
  runInThisContext(boot)
  return document.documentElement.lang
}

const visitors: readonly (readonly [languages: readonly string[], shown: Locale])[] = [
  ...LOCALES.map((locale) => [['fr-FR', languageTags[locale]], locale] as const),
  [['zh-Hant-HK', 'en-GB'], 'zh_TW'],
  [['zh-HK'], 'zh_TW'],
  [['zh-Hans-HK'], 'zh_CN'],
  [['zh'], 'zh_CN'],
  [['zh-SG', 'zh-TW'], 'zh_CN'],
  [['EN-gb', 'zh-CN'], 'en_US'],
  [['enm', 'fr'], 'zh_CN'],
  [[], 'zh_CN'],
]

test.each(visitors)('selects for readers of %j the locale %s', (languages, shown) => {
  localStorage.clear()
  expect(detectLocale(languages)).toBe(shown)
  // The script sets only the language; the app adds the region.
  expect(languageTags[shown].startsWith(firstPaintLang(languages))).toBe(true)
})
