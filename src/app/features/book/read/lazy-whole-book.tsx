import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { WholeBookProps } from './whole-book.tsx'

/** The whole book for the printer; its file comes when it is asked for. */
export const LazyWholeBook = lazyComponent<WholeBookProps>(() => import('./whole-book.tsx').then((file) => file.WholeBook), {
  isWanted: () => true,
})
