import type { BookParagraph } from '#contract/book.ts'
import type { Locale } from '#contract/locale.ts'
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { extractChartNames } from '#readings/facts/chart-names.ts'

/** Allowed length relative to the built-in text, whose length fits the page. */
const LEAST = 0.5
const MOST = 1.7

/** Forbidden patterns for zh_TW. */
const TAIWAN = [/[！—您]/, /疾病|癌|死亡|去世|車禍|官司|血光|自殺|短命|克夫|剋夫|剋妻|股票|投資|彩券|賭|註定|必定|能量|磁場|宇宙|旅程/]

const forbiddenIn = (locale: Locale): readonly RegExp[] => (locale === 'zh_TW' ? TAIWAN : FORBIDDEN_PATTERNS[locale])

/** Lists the faults of generated prose for a paragraph. The prose may only name what the paragraph's facts and built-in text name. */
export function findProseFaults(prose: string, builtIn: BookParagraph, factsText: string, locale: Locale): string[] {
  const own = adaptTextToLevel(builtIn.text[locale], 'plain')
  const allowed = extractChartNames(`${own} ${adaptTextToLevel(builtIn.text[locale], 'student')} ${factsText}`, locale)
  const strange = [...extractChartNames(prose, locale)].filter((name) => !allowed.has(name))
  const faults = strange.map((name) => `names ${name}, which its facts do not`)
  if (prose.length < own.length * LEAST || prose.length > own.length * MOST)
    faults.push(`is ${prose.length} long where ${own.length} are asked`)
  for (const pattern of forbiddenIn(locale)) {
    const found = pattern.exec(prose)?.[0]
    if (found !== undefined && !pattern.test(own)) faults.push(`says “${found}”`)
  }
  if (/[⟨⟩{}<>]/.test(prose)) faults.push('has marks of its own')
  return faults
}
