import { annualYearOf, type PRODUCT_IDS } from './product.ts'

/** What products open: books to read, people to ask, pictures to have made. */
export const OPENINGS = ['fatebook', 'annual', 'chat', 'pictures'] as const
export type Opening = (typeof OPENINGS)[number]

/** Those that this build has. Whoever brings one adds its line here: from then on what opens it is on sale. */
const THERE: ReadonlySet<Opening> = new Set<Opening>(['fatebook', 'annual', 'chat', 'pictures'])

type Kind = (typeof PRODUCT_IDS)[number] | 'annual'

/** What each product opens, with all that it promises: the month that comes with a book is of no use without the chats. */
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

/** What a product opens and this build has not got yet; nothing of it is sold until that is empty. */
export function missingOf(productId: string, there: ReadonlySet<Opening> = THERE): readonly Opening[] {
  const kind = annualYearOf(productId) === undefined ? productId : 'annual'
  return isKind(kind) ? OPENS[kind].filter((opening) => !there.has(opening)) : []
}
