/** Two places choose the language of a first visit: the script before the first paint, which no compiler reads, and the app. */
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { detectLocale } from '#app/language/i18n.ts'
import { languageTags, LOCALES, type Locale } from '#contract/locale.ts'

const boot = readFileSync(`${import.meta.dirname}/../../../public/boot.js`, 'utf8')

/** What the page says its language is, after the script has run for somebody who reads these. */
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

test.each(visitors)('whoever reads %j is met in %s', (languages, shown) => {
  localStorage.clear()
  expect(detectLocale(languages)).toBe(shown)
  // The script names a language where the app, a moment later, names the country too.
  expect(languageTags[shown].startsWith(firstPaintLang(languages))).toBe(true)
})
