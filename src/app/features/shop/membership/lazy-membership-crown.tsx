import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The crown in a lazy chunk, because its popover needs the floating-ui library. */
export const LazyMembershipCrown = lazyComponent(() => import('./membership-crown.tsx').then((file) => file.MembershipCrown))
