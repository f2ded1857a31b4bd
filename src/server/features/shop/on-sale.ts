import { baziMonthsOf } from '#bazi/index.ts'
import { createAnnualBookProduct, PRODUCTS, type Product } from '#contract/catalogue.ts'
import { listMissingFeatures, type ProductFeature } from '#contract/openings.ts'
import { annualYearOf } from '#contract/product.ts'
import type { Env } from '../../setup/env.ts'

/** Returns the Bazi year at a time (ms); it begins at Li Chun. */
export function findSaleYear(now: number): number {
  const year = new Date(now).getUTCFullYear()
  return now < Date.parse(baziMonthsOf(year)[0]!.jie.utc) ? year - 1 : year
}

const OCTOBER = 9

/** Lists the years whose Annual Books are on sale: the Bazi year, and from 1 October (UTC) also the next. */
function annualYearsAt(now: number): readonly number[] {
  const year = findSaleYear(now)
  return now >= Date.UTC(year, OCTOBER) ? [year, year + 1] : [year]
}

/** Whether a product is useful on this server: knowledge is free with the rules engine, so it is only sold with a language model. */
const isOfUse = ({ product_id }: Product, { model, sellsAll }: Pick<Env, 'model' | 'sellsAll'>): boolean =>
  product_id !== 'dt' || model !== undefined || sellsAll

/** Lists all products in the shop at a time, including those whose sale awaits an opening. */
export function listProductsAt(now: number, env: Pick<Env, 'model' | 'sellsAll'>): readonly Product[] {
  return [...PRODUCTS.filter((product) => isOfUse(product, env)), ...annualYearsAt(now).map(createAnnualBookProduct)]
}

/** Lists the openings that a product still awaits; empty on a server that sells everything for demonstration. */
export function listAwaitedFeatures({ product_id }: Product, { sellsAll }: Pick<Env, 'sellsAll'>): readonly ProductFeature[] {
  return sellsAll ? [] : listMissingFeatures(product_id)
}

/** Finds a product by id, on sale or not: codes are valid for the Annual Book of any year. */
export function findProduct(productId: string): Product | undefined {
  const year = annualYearOf(productId)
  return year === undefined ? PRODUCTS.find(({ product_id }) => product_id === productId) : createAnnualBookProduct(year)
}
