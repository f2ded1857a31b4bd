/** Quotations from classics, with their sources. */
import type { ByLocale } from '../reader/locale.ts'
import quotations from './quotations.json' with { type: 'json' }

/** Chapter of a quotation, and ids of related glossary entries. */
export interface QuotationPlace {
  readonly chapter: Readonly<Record<'zh_CN' | 'zh_TW', string>>
  readonly terms: readonly string[]
}

export interface Quotation {
  readonly text: ByLocale
  readonly source: ByLocale
}

/** Titles of the sources in zh_CN and en_US, by the source's name in the data. */
const SOURCES: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  滴天髓: ['滴天髓', 'Ditian Sui'],
  子平真詮: ['子平真诠', 'Ziping Zhenquan'],
  窮通寶鑑: ['穷通宝鉴', 'Qiongtong Baojian'],
  三命通會: ['三命通会', 'Sanming Tonghui'],
  淵海子平: ['渊海子平', 'Yuanhai Ziping'],
  神峰通考: ['神峰通考', 'Shenfeng Tongkao'],
  易經: ['易经', 'Book of Changes'],
  尚書: ['尚书', 'Book of Documents'],
  禮記: ['礼记', 'Book of Rites'],
  中庸: ['中庸', 'Doctrine of the Mean'],
  論語: ['论语', 'Analects'],
  孟子: ['孟子', 'Mencius'],
  荀子: ['荀子', 'Xunzi'],
  道德經: ['道德经', 'Daodejing'],
  莊子: ['庄子', 'Zhuangzi'],
  史記: ['史记', 'Records of the Grand Historian'],
}

const byId = new Map(
  quotations.map(({ id, zh_CN, text, en, source }): readonly [string, Quotation] => {
    const [chinese, english] = SOURCES[source]!
    return [id, { text: { zh_CN, zh_TW: text, en_US: en }, source: { zh_CN: chinese, zh_TW: source, en_US: english } }]
  }),
)

/** Returns a quotation by id. @throws Error for an unknown id */
export function getQuotation(id: string): Quotation {
  const quotation = byId.get(id)
  if (quotation === undefined) throw new Error(`no such quotation: ${id}`)
  return quotation
}

/** Prefixes of glossary ids by kind in the data, where they differ. */
const KINDS: Readonly<Record<string, string>> = { method: 'reason' }

const termOf = (fit: string) => fit.replace(/^([a-z]+):/, (_, kind: string) => `${KINDS[kind] ?? kind}-`)

/**
 * Finds a quotation's chapter and related terms. Undefined for an unknown id: a newer server may use a quotation that this
 * app version lacks.
 */
export function findQuotationPlace(id: string): QuotationPlace | undefined {
  const found = quotations.find((quotation) => quotation.id === id)
  return found && { chapter: { zh_CN: found.chapter_cn, zh_TW: found.chapter }, terms: found.fits.map(termOf) }
}
