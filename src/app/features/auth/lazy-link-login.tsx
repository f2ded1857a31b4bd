import { fetchedLater } from '../../ui/fetched-later.tsx'
import type { LinkLoginProps } from './link-login.tsx'

/** The way in from a mail, with the local database behind it. */
export const LazyLinkLogin = fetchedLater<LinkLoginProps>(() => import('./link-login.tsx').then(({ LinkLogin }) => LinkLogin), {
  isWanted: () => true,
})
