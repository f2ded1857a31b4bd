import type { Locale } from '#readings/reader/locale.ts'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import { getQuotation } from '#readings/quotations/quotation.ts'
import quotations from '#readings/quotations/quotations.json' with { type: 'json' }

const MOST = 4

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** Returns how well the names of an entry match a query: 3 exactly, 2 at the start, 1 within, 0 not at all. */
function fitOf(names: readonly string[], asked: string): number {
  const plain = names.map(plainOf)
  if (plain.includes(asked)) return 3
  if (plain.some((name) => name.startsWith(asked))) return 2
  return plain.some((name) => name.includes(asked) || (name.length > 1 && asked.includes(name))) ? 1 : 0
}

/** Returns the best matching glossary terms, with explanations. */
export function findGlossaryFacts(asked: string, locale: Locale) {
  const plain = plainOf(asked)
  const fitting = glossary
    .map((entry) => ({ entry, fit: fitOf([entry.id, entry.zh_CN, entry.zh_TW, entry.en_US, entry.pinyin], plain) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  return {
    terms: fitting.slice(0, MOST).map(({ entry: { id, plain, detail, see, ...name } }) => ({
      id,
      name: name[locale],
      chinese: name.zh_CN,
      plain: plain[locale],
      detail: detail[locale],
      see,
    })),
  }
}

/** Returns the quotations that contain the query, in the text, chapter or source name. */
export function findQuotationFacts(asked: string, locale: Locale) {
  const plain = plainOf(asked)
  const fitting = quotations.filter(({ id, ...entry }) => {
    const { source } = getQuotation(id)
    return [entry.text, entry.zh_CN, entry.en, entry.chapter, ...Object.values(source)].some((text) => plainOf(text).includes(plain))
  })
  return {
    quotations: fitting.slice(0, MOST).map(({ id, chapter }) => {
      const { text, source } = getQuotation(id)
      return { id, text: text[locale], original: text.zh_TW, source: source[locale], chapter }
    }),
  }
}
