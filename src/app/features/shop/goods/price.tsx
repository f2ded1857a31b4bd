import type { CatalogueProduct } from '#contract/shop.ts'
import { Money } from './money.tsx'

/** Price of a product; renders nothing if the user already owns the product. */
export function Price({ product }: { product: CatalogueProduct }) {
  return product.obstacle === 'alreadyUnlocked' ? null : <Money cents={product.cents} listCents={product.list_cents} />
}
