import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { WholeBookProps } from './read/whole-book.tsx'

/** Print view of the whole book; a lazy chunk. */
export const LazyWholeBook = lazyComponent<WholeBookProps>(() => import('./read/whole-book.tsx').then((file) => file.WholeBook), {
  isWanted: () => true,
})
