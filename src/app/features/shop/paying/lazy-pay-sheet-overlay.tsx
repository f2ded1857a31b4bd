import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The pay sheet on a page outside the shop, as a lazy chunk. */
export const LazyPaySheetOverlay = lazyComponent<{ isOpen: boolean }>(
  () => import('./pay-sheet-overlay.tsx').then((file) => file.PaySheetOverlay),
  {
    isWanted: ({ isOpen }) => isOpen,
  },
)
