import type { OutputOf } from '#contract/endpoints.ts'
import type { CatalogueProduct } from '#contract/shop.ts'

const plain = {
  price_reason: 'plain',
  offer_id: null,
  needs_archive: false,
  archive_id: null,
  gives: [],
  can_buy: true,
  obstacle: null,
  awaits: [],
} as const

/** A product of the server's catalogue. */
export function createCatalogueProduct(
  change: Partial<CatalogueProduct> & Pick<CatalogueProduct, 'product_id' | 'kind' | 'cents'>,
): CatalogueProduct {
  return { ...plain, list_cents: change.cents, ...change, gives: change.gives ?? [], awaits: change.awaits ?? [] }
}

export const month = createCatalogueProduct({
  product_id: 'vip_month',
  kind: 'membership',
  cents: 1999,
  gives: [{ kind: 'days', product_id: 'vip_month', amount: 31, archive_id: null }],
})
export const year = createCatalogueProduct({
  product_id: 'vip_year',
  kind: 'membership',
  cents: 9999,
  gives: [{ kind: 'days', product_id: 'vip_year', amount: 366, archive_id: null }],
})
export const book = createCatalogueProduct({ product_id: 'fatebook', kind: 'book', cents: 3999, list_cents: 6999, needs_archive: true })

const nobody = { is_vip: false, is_month_vip: false, is_year_vip: false, is_big_member: false, month_until: null, year_until: null }

/** The yearly report for one archive. */
export function reportOf(year: number, archive_id: string | null = null, change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const product_id = `annual:${year}`
  const gives = [{ kind: 'unlock' as const, product_id, amount: 1, archive_id }]
  return createCatalogueProduct({ product_id, kind: 'book', cents: 2999, needs_archive: true, archive_id, gives, ...change })
}

export function catalogueOf(
  products: CatalogueProduct[],
  membership: OutputOf<'catalogue'>['membership'] = nobody,
  at = Date.parse('2026-11-20T14:20:00'),
): OutputOf<'catalogue'> {
  return { at, currency: 'USD', payment: 'stripe', membership, products, offers: [] }
}
