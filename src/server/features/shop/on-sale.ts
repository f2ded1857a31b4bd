import { baziMonthsOf } from '#bazi/index.ts'
import { annualReport, PRODUCTS, type Product } from '#contract/catalogue.ts'
import { missingOf, type Opening } from '#contract/openings.ts'
import { annualYearOf } from '#contract/product.ts'
import type { Env } from '../../setup/env.ts'

/** The Bazi year, which begins at Li Chun. */
export function baziYearAt(now: number): number {
  const year = new Date(now).getUTCFullYear()
  return now < Date.parse(baziMonthsOf(year)[0]!.jie.utc) ? year - 1 : year
}

const OCTOBER = 9

/** Years of annual reports on sale: this Bazi year, and from 1 October (UTC) on the next. */
function annualYearsAt(now: number): readonly number[] {
  const year = baziYearAt(now)
  return now >= Date.UTC(year, OCTOBER) ? [year, year + 1] : [year]
}

/** Knowledge is free with the rules engine, so its rounds are only sold with a language model. */
const isOfUse = ({ product_id }: Product, { model, sellsAll }: Pick<Env, 'model' | 'sellsAll'>): boolean =>
  product_id !== 'dt' || model !== undefined || sellsAll

/** All products in the shop at a time; some may still await an opening. */
export function listProductsAt(now: number, env: Pick<Env, 'model' | 'sellsAll'>): readonly Product[] {
  return [...PRODUCTS.filter((product) => isOfUse(product, env)), ...annualYearsAt(now).map(annualReport)]
}

/** What a product still awaits before it is sold; empty on a server that sells everything for demonstration. */
export function listAwaited({ product_id }: Product, { sellsAll }: Pick<Env, 'sellsAll'>): readonly Opening[] {
  return sellsAll ? [] : missingOf(product_id)
}

/** Finds a product by id, on sale or not: codes are valid for the report of any year. */
export function findProduct(productId: string): Product | undefined {
  const year = annualYearOf(productId)
  return year === undefined ? PRODUCTS.find(({ product_id }) => product_id === productId) : annualReport(year)
}
