import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { LinkLoginProps } from './link-login.tsx'

/** Login by mailed link, as a lazy chunk that includes the local database. */
export const LazyLinkLogin = lazyComponent<LinkLoginProps>(() => import('./link-login.tsx').then(({ LinkLogin }) => LinkLogin), {
  isWanted: () => true,
})
