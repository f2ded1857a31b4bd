import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LinkLoginProps } from './link-login.tsx'

/** The way in from a mail, with the local database behind it. */
export const LazyLinkLogin = lazyComponent<LinkLoginProps>(() => import('./link-login.tsx').then(({ LinkLogin }) => LinkLogin), {
  isWanted: () => true,
})
