import { lazyComponent } from '../../ui/lazy-component.tsx'

/** The pay sheet on a page outside the shop, as a lazy chunk. */
export const LazyPaySheetOverlay = lazyComponent<{ isOpen: boolean }>(
  () => import('./paying/pay-sheet-overlay.tsx').then((file) => file.PaySheetOverlay),
  {
    isWanted: ({ isOpen }) => isOpen,
  },
)

/** The crown in a lazy chunk, because its popover needs the floating-ui library. */
export const LazyMembershipCrown = lazyComponent(() => import('./membership/membership-crown.tsx').then((file) => file.MembershipCrown))
