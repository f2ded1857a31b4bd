import type { ByLocale, Locale } from '#contract/locale.ts'
import { annualYearOf } from '#contract/product.ts'

/** What stands on the pay page and on the payer's receipt; the app has its own words. */
const names: Readonly<Record<string, ByLocale>> = {
  vip_month: { zh_CN: '命书月度会员（31 天）', zh_TW: '命書月度會員（31 天）', en_US: 'Mingshu monthly membership (31 days)' },
  vip_year: { zh_CN: '命书年度会员（366 天）', zh_TW: '命書年度會員（366 天）', en_US: 'Mingshu yearly membership (366 days)' },
  fatebook: { zh_CN: '命书（一份档案）', zh_TW: '命書（一份檔案）', en_US: 'Fate Book for one archive' },
  bg: { zh_CN: 'AI 占卜 10 次', zh_TW: 'AI 占卜 10 次', en_US: 'AI Divination, 10 rounds' },
  dt: { zh_CN: '小道童问答 10 次', zh_TW: '小道童問答 10 次', en_US: 'Little Taoism Advisor, 10 rounds' },
  cs: { zh_CN: '赛博财神 10 次', zh_TW: '賽博財神 10 次', en_US: 'Cyber God of Wealth, 10 rounds' },
  ms: { zh_CN: '命盘问答 10 次', zh_TW: '命盤問答 10 次', en_US: 'Personal chart chat, 10 rounds' },
  fb: { zh_CN: '关系问答 10 次', zh_TW: '關係問答 10 次', en_US: 'Relationship chat, 10 rounds' },
  image_pack: { zh_CN: '图片生成 10 张', zh_TW: '圖片生成 10 張', en_US: 'Image generation, 10 pictures' },
}

const annual: Readonly<Record<Locale, (year: number) => string>> = {
  zh_CN: (year) => `${year} 年流年书`,
  zh_TW: (year) => `${year} 年流年書`,
  en_US: (year) => `Annual Book ${year}`,
}

/** A product's name in a language. */
export function productNameOf(productId: string, locale: Locale): string {
  const year = annualYearOf(productId)
  return year === undefined ? (names[productId]?.[locale] ?? productId) : annual[locale](year)
}
