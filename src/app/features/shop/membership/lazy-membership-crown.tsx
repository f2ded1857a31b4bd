import { lazyComponent } from '../../../ui/lazy-component.tsx'

/** The crown, whose word of explanation has the library of everything that floats. */
export const LazyMembershipCrown = lazyComponent(() => import('./membership-crown.tsx').then((file) => file.MembershipCrown))
