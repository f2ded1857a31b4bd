import type { CatalogueProduct } from '#contract/shop.ts'
import { Money } from './money.tsx'

/** What a product on the shelf costs; what one has already has no price any more. */
export function Price({ product }: { product: CatalogueProduct }) {
  return product.obstacle === 'alreadyUnlocked' ? null : <Money cents={product.cents} listCents={product.list_cents} />
}
