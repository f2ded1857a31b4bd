import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { PartLinkProps } from './part-link.tsx'

/** Plain words until the page is idle. */
export const LazyPartLink = fetchedLater<PartLinkProps>(() => import('./part-link.tsx').then((file) => file.PartLink), {
  Until: ({ children }) => children,
})
