import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ItemLinkProps } from './item-link.tsx'

/** Plain words until the page is idle: the reasons come with the rules. */
export const LazyItemLink = lazyComponent<ItemLinkProps>(() => import('./item-link.tsx').then((file) => file.ItemLink), {
  Until: ({ children }) => children,
})
