import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { WholeBookProps } from './whole-book.tsx'

/** Print view of the whole book, as a lazy chunk. */
export const LazyWholeBook = lazyComponent<WholeBookProps>(() => import('./whole-book.tsx').then((file) => file.WholeBook), {
  isWanted: () => true,
})
