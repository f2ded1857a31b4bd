import { fetchedLater } from '../../../ui/fetched-later.tsx'

/** The crown, whose word of explanation has the library of everything that floats. */
export const LazyMembershipCrown = fetchedLater(() => import('./membership-crown.tsx').then((file) => file.MembershipCrown))
