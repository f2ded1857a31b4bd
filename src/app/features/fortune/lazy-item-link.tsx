import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { ItemLinkProps } from './item-link.tsx'

/** Plain words until the page is idle: the reasons come with the rules. */
export const LazyItemLink = fetchedLater<ItemLinkProps>(() => import('./item-link.tsx').then((file) => file.ItemLink), {
  Until: ({ children }) => children,
})
