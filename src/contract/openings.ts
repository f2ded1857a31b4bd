import { annualYearOf, type PRODUCT_IDS } from './product.ts'

/** Features that products unlock: books, chat personas, pictures. */
export const OPENINGS = ['fatebook', 'annual', 'chat', 'pictures'] as const
export type Opening = (typeof OPENINGS)[number]

/** Features of this build. A new feature adds its line here; only then are the products that unlock it on sale. */
const THERE: ReadonlySet<Opening> = new Set<Opening>(['fatebook', 'annual', 'chat', 'pictures'])

type Kind = (typeof PRODUCT_IDS)[number] | 'annual'

/** Features that each product unlocks, complete: a book's free month, for example, needs the chats. */
const OPENS: Readonly<Record<Kind, readonly Opening[]>> = {
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

/** Features of a product that this build lacks; it is sold only if this is empty. */
export function missingOf(productId: string, there: ReadonlySet<Opening> = THERE): readonly Opening[] {
  const kind = annualYearOf(productId) === undefined ? productId : 'annual'
  return isKind(kind) ? OPENS[kind].filter((opening) => !there.has(opening)) : []
}
