import { baziMonthsOf } from '#bazi/index.ts'
import { annualReport, PRODUCTS, type Product } from '#contract/catalogue.ts'
import { missingOf, type Opening } from '#contract/openings.ts'
import { annualYearOf } from '#contract/product.ts'
import type { Env } from '../../setup/env.ts'

/** The year that began at the latest Li Chun. */
export function baziYearAt(now: number): number {
  const year = new Date(now).getUTCFullYear()
  return now < Date.parse(baziMonthsOf(year)[0]!.jie.utc) ? year - 1 : year
}

const OCTOBER = 9

/** Annual reports on sale: of this Bazi year and, from 1 October (UTC) on, of the next. */
function annualYearsAt(now: number): readonly number[] {
  const year = baziYearAt(now)
  return now >= Date.UTC(year, OCTOBER) ? [year, year + 1] : [year]
}

/** What the house answers about knowledge costs nothing: rounds of it are for what a language model answers. */
const isOfUse = ({ product_id }: Product, { model, sellsAll }: Pick<Env, 'model' | 'sellsAll'>): boolean =>
  product_id !== 'dt' || model !== undefined || sellsAll

/** Everything that stands in the shop at a moment; what has to wait for something is not sold yet. */
export function productsAt(now: number, env: Pick<Env, 'model' | 'sellsAll'>): readonly Product[] {
  return [...PRODUCTS.filter((product) => isOfUse(product, env)), ...annualYearsAt(now).map(annualReport)]
}

/** What a product has to wait for before it is sold; nothing on a server that shows how selling goes. */
export function awaitedOf({ product_id }: Product, { sellsAll }: Pick<Env, 'sellsAll'>): readonly Opening[] {
  return sellsAll ? [] : missingOf(product_id)
}

/** A product by its id, on sale or not: a code is good for the report of any year. */
export function productOf(productId: string): Product | undefined {
  const year = annualYearOf(productId)
  return year === undefined ? PRODUCTS.find(({ product_id }) => product_id === productId) : annualReport(year)
}
