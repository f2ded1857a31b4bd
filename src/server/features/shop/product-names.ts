import type { ByLocale, Locale } from '#contract/locale.ts'
import { annualYearOf } from '#contract/product.ts'

/** Product names on the pay page and on receipts: the names in the app, as one line. */
const names: Readonly<Record<string, ByLocale>> = {
  vip_month: { zh_CN: '命书月度会员（31 天）', zh_TW: '命書月度會員（31 天）', en_US: 'Mingshu monthly membership (31 days)' },
  vip_year: { zh_CN: '命书年度会员（366 天）', zh_TW: '命書年度會員（366 天）', en_US: 'Mingshu yearly membership (366 days)' },
  fatebook: { zh_CN: '命书（一份档案）', zh_TW: '命書（一份檔案）', en_US: 'Fate book for one archive' },
  bg: { zh_CN: '问事 10 次', zh_TW: '問事 10 次', en_US: 'Divination, 10 casts' },
  dt: { zh_CN: '学理 10 轮', zh_TW: '學理 10 輪', en_US: 'Learning, 10 rounds' },
  cs: { zh_CN: '赛博财神 10 轮', zh_TW: '賽博財神 10 輪', en_US: 'Cyber God of Wealth, 10 rounds' },
  ms: { zh_CN: '问命 10 轮', zh_TW: '問命 10 輪', en_US: 'My chart, 10 rounds' },
  fb: { zh_CN: '看人 10 轮', zh_TW: '看人 10 輪', en_US: 'Relationships, 10 rounds' },
  image_pack: { zh_CN: '壁纸与画像 10 张', zh_TW: '桌布與畫像 10 張', en_US: 'Wallpapers and portraits, 10 images' },
}

const annual: Readonly<Record<Locale, (year: number) => string>> = {
  zh_CN: (year) => `${year} 年度报告`,
  zh_TW: (year) => `${year} 年度報告`,
  en_US: (year) => `${year} yearly report`,
}

/** Returns a product's name in a language. */
export function productNameOf(productId: string, locale: Locale): string {
  const year = annualYearOf(productId)
  return year === undefined ? (names[productId]?.[locale] ?? productId) : annual[locale](year)
}
