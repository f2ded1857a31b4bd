import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { PartLinkProps } from './part-link.tsx'

/** Plain words until the page is idle. */
export const LazyPartLink = lazyComponent<PartLinkProps>(() => import('./part-link.tsx').then((file) => file.PartLink), {
  Until: ({ children }) => children,
})
