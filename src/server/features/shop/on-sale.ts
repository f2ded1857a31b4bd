import { baziMonthsOf } from '#bazi/index.ts'
import { annualReport, PRODUCTS, type Product } from '#contract/catalogue.ts'
import { annualYearOf } from '#contract/product.ts'

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

/** Everything that is on sale at a moment. */
export function productsAt(now: number): readonly Product[] {
  return [...PRODUCTS, ...annualYearsAt(now).map(annualReport)]
}

/** A product by its id, on sale or not: a code is good for the report of any year. */
export function productOf(productId: string): Product | undefined {
  const year = annualYearOf(productId)
  return year === undefined ? PRODUCTS.find(({ product_id }) => product_id === productId) : annualReport(year)
}
