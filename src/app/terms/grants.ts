import { msg } from '@lingui/core/macro'
import { annualYearOf, type Grant } from '#contract/product.ts'
import { formatProductName, formatProductTimes } from './products.ts'
import type { Translator } from '../language/translator.ts'

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
