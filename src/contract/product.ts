import * as z from 'zod/mini'

/** Ids of all products except annual reports; the annual report of a year has the id `annual:<year>`. */
export const PRODUCT_IDS = ['vip_month', 'vip_year', 'fatebook', 'bg', 'dt', 'cs', 'ms', 'fb', 'image_pack'] as const
export type ProductId = (typeof PRODUCT_IDS)[number] | `annual:${number}`

/** Products with a counted number of uses; `fatebook_agent`: questions about a fate book. */
export const COUNTED_PRODUCTS = ['bg', 'dt', 'cs', 'ms', 'fb', 'fatebook_agent', 'image_pack'] as const
export type CountedProduct = (typeof COUNTED_PRODUCTS)[number]

/** Counted products whose uses belong to one archive rather than to the user. */
export const PRODUCTS_COUNTED_PER_ARCHIVE: ReadonlySet<CountedProduct> = new Set<CountedProduct>(['ms', 'fb', 'fatebook_agent'])

const ANNUAL = /^annual:(\d{4})$/

/** Returns the year in the product id of an annual report; `undefined` for any other id. */
export function annualYearOf(productId: string): number | undefined {
  const [, year] = ANNUAL.exec(productId) ?? []
  return year === undefined ? undefined : Number(year)
}

export function isProductId(value: string): value is ProductId {
  return (PRODUCT_IDS as readonly string[]).includes(value) || ANNUAL.test(value)
}

export const productId = z
  .string({ error: (issue) => (issue.input === undefined ? 'required' : 'type') })
  .check(z.refine(isProductId, { error: 'enum' }))

/** A grant of a product and of a ledger row: `times` (uses of a counted product), `days` (of a membership) or `unlock` (of a book). */
export const grant = z.object({
  kind: z.enum(['times', 'days', 'unlock']),
  product_id: z.string(),
  amount: z.number(),
  /** Null if the grant belongs to the user rather than to an archive. */
  archive_id: z.nullable(z.string()),
})
export type Grant = z.infer<typeof grant>
