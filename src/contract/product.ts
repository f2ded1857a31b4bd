import * as z from 'zod/mini'

/** Products with an id of their own; the annual report of a year is `annual:<year>`. */
export const PRODUCT_IDS = ['vip_month', 'vip_year', 'fatebook', 'bg', 'dt', 'cs', 'ms', 'fb', 'image_pack'] as const
export type ProductId = (typeof PRODUCT_IDS)[number] | `annual:${number}`

/** Products that are used up one by one; `fatebook_agent` are the questions about a fate book. */
export const COUNTED = ['bg', 'dt', 'cs', 'ms', 'fb', 'fatebook_agent', 'image_pack'] as const
export type Counted = (typeof COUNTED)[number]

/** Those that are counted per archive. */
export const COUNTED_PER_ARCHIVE: ReadonlySet<Counted> = new Set<Counted>(['ms', 'fb', 'fatebook_agent'])

const ANNUAL = /^annual:(\d{4})$/

/** The year of an annual report's id; `undefined` for any other. */
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

/**
 * Grant of a product, and content of a ledger row: `times` of a counted product; `days` of a
 * membership (`vip_month`, `vip_year`); `unlock` of a book (`fatebook`, `annual:<year>`).
 */
export const grant = z.object({
  kind: z.enum(['times', 'days', 'unlock']),
  product_id: z.string(),
  amount: z.number(),
  /** Null for grants of the user rather than of an archive. */
  archive_id: z.nullable(z.string()),
})
export type Grant = z.infer<typeof grant>
