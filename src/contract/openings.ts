import { annualYearOf, type PRODUCT_IDS } from './product.ts'

/** Features that products unlock: books, chat personas, pictures. */
export const PRODUCT_FEATURES = ['fatebook', 'annual', 'chat', 'pictures'] as const
export type ProductFeature = (typeof PRODUCT_FEATURES)[number]

/** Features that this build has. A product is on sale only if all features that it unlocks are listed here. */
const THERE: ReadonlySet<ProductFeature> = new Set<ProductFeature>(['fatebook', 'annual', 'chat', 'pictures'])

type Kind = (typeof PRODUCT_IDS)[number] | 'annual'

/** All features that each product unlocks: a fate book, for example, includes the chats, because it grants a month of membership. */
const OPENS: Readonly<Record<Kind, readonly ProductFeature[]>> = {
  fatebook: ['fatebook', 'chat'],
  annual: ['annual'],
  vip_month: ['chat', 'pictures'],
  vip_year: ['fatebook', 'annual', 'chat', 'pictures'],
  bg: ['chat'],
  dt: ['chat'],
  cs: ['chat'],
  ms: ['chat'],
  fb: ['chat'],
  image_pack: ['pictures'],
}

const isKind = (id: string): id is Kind => id in OPENS

/** Returns the features of a product that this build lacks; the product is on sale only if there are none. */
export function listMissingFeatures(productId: string, there: ReadonlySet<ProductFeature> = THERE): readonly ProductFeature[] {
  const kind = annualYearOf(productId) === undefined ? productId : 'annual'
  return isKind(kind) ? OPENS[kind].filter((opening) => !there.has(opening)) : []
}
