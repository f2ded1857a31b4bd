import type { Locale } from '#contract/locale.ts'
import { HEXAGRAMS } from '#readings/changes/cast/index.ts'

const longestFirst = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|')

const numbers = (locale: Locale) => new Map(HEXAGRAMS.map(({ number, name }) => [name[locale], number]))
const BY_NAME = { zh_CN: numbers('zh_CN'), zh_TW: numbers('zh_TW'), en_US: numbers('en_US') }

/** Returns the patterns for hexagram names. Many names are everyday words, so a name counts only in the context of a hexagram. */
function patternsFor(locale: Locale): readonly RegExp[] {
  const names = [...BY_NAME[locale].keys()]
  const any = longestFirst(names)
  if (locale !== 'en_US')
    return [
      new RegExp(`(${any})卦`, 'g'),
      new RegExp(`(?:本卦|之卦|[变變互错錯综綜]卦|得到|卦名)(?:是|为|為|叫|：|，)?[《“「]?(${any})(?![较較要])`, 'g'),
      new RegExp(`《(${any})》`, 'g'),
    ]
  const titles = longestFirst(names.filter((name) => name.includes(' ')))
  return [
    new RegExp(`\\b[Hh]exagram(?: is| of| called| named|,)? “?(${any})\\b`, 'g'),
    new RegExp(`(?:[Tt]urns? (?:in)?to|[Cc]hanges? (?:in)?to|[Ii]nside lies) “?(${any})\\b`, 'g'),
    new RegExp(`\\b(${any})”?,? (?:the |is a |is the )?hexagram\\b`, 'g'),
    new RegExp(`\\b(${titles})\\b`, 'g'),
  ]
}
const PATTERNS = { zh_CN: patternsFor('zh_CN'), zh_TW: patternsFor('zh_TW'), en_US: patternsFor('en_US') }
const NUMBERED = /(?:第\s?(\d{1,2})\s?卦|[Hh]exagram (?:number |no\. )?(\d{1,2})\b)/g

/** Returns the numbers of the hexagrams that a text names. */
export function extractHexagramNumbers(text: string, locale: Locale): readonly number[] {
  const named = PATTERNS[locale].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => BY_NAME[locale].get(name!)!))
  return [...named, ...[...text.matchAll(NUMBERED)].map(([, chinese, english]) => Number(chinese ?? english))]
}
