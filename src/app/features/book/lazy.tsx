import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { PrintBookViewProps } from './read/print-book-view.tsx'

/** Print view of the whole book; a lazy chunk. */
export const LazyPrintBookView = lazyComponent<PrintBookViewProps>(
  () => import('./read/print-book-view.tsx').then((file) => file.PrintBookView),
  {
    isWanted: () => true,
  },
)
