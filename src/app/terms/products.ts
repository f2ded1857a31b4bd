import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { annualYearOf, type PRODUCT_IDS, type Grant } from '#contract/product.ts'
import type { Translator } from '../language/use-messages.ts'

type NamedProduct = (typeof PRODUCT_IDS)[number] | 'fatebook_agent'

const NAMES: Record<NamedProduct, MessageDescriptor> = {
  vip_month: msg({ message: '月度会员', context: 'product' }),
  vip_year: msg({ message: '年度会员', context: 'product' }),
  fatebook: msg({ message: '一卷命书', context: 'product' }),
  fatebook_agent: msg`命书提问`,
  bg: msg`问事`,
  dt: msg`学理`,
  cs: msg`赛博财神`,
  ms: msg`问命`,
  fb: msg`看人`,
  image_pack: msg`壁纸与画像`,
}

/** Short product names, for vertical title slips. */
const SLIP_NAMES: Partial<Record<NamedProduct, MessageDescriptor>> = {
  vip_month: msg({ message: '月度会员', context: 'slip' }),
  vip_year: msg({ message: '年度会员', context: 'slip' }),
  fatebook: msg({ message: '单册命书', context: 'slip' }),
}

const isNamed = (id: string): id is NamedProduct => id in NAMES

/** Formats the name of a product; returns an unknown id (e.g. of a newer server) unchanged. */
export function formatProductName(_: Translator, productId: string): string {
  const year = annualYearOf(productId)
  if (year !== undefined) return _(msg`${year} 年度报告`)
  return isNamed(productId) ? _(NAMES[productId]) : productId
}

/** Formats the short name of a product for its slip in the shop; the full name if it has no short one. */
export function formatShortProductName(_: Translator, productId: string): string {
  if (annualYearOf(productId) !== undefined) return _(msg({ message: '年度报告', context: 'slip' }))
  const short = isNamed(productId) ? SLIP_NAMES[productId] : undefined
  return short ? _(short) : formatProductName(_, productId)
}

/** Formats a number of uses of a counted product in the unit of that product. */
export function formatProductTimes(productId: string, times: number): string {
  if (productId === 'image_pack') return plural(times, { other: '# 张' })
  if (productId === 'fatebook_agent') return plural(times, { other: '# 问' })
  if (productId === 'bg') return plural(times, { other: '# 次' })
  return plural(times, { other: '# 轮' })
}

/** Formats one benefit of a product as a list item. */
export function formatProductBenefit(_: Translator, { kind, product_id, amount }: Grant): string {
  if (kind === 'days') {
    return product_id === 'vip_year' ? _(msg`年度会员 ${amount} 天`) : _(msg`月度会员 ${amount} 天`)
  }
  if (kind === 'unlock') {
    const year = annualYearOf(product_id)
    return year === undefined ? _(msg`命书十卡全开`) : _(msg`${year} 年度报告，四季与十二个月`)
  }
  const name = formatProductName(_, product_id)
  const times = formatProductTimes(product_id, amount)
  return _(msg`${name} ${times}`)
}

/** Formats US cents as dollars: 1999 → 19.99. */
export const formatCentsAsDollars = (cents: number): string => (cents / 100).toFixed(2)
