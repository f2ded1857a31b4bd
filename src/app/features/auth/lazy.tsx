import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { EmailLoginProps } from './email-login.tsx'
import type { LinkLoginProps } from './link-login.tsx'

/** Email login form as a lazy chunk that includes the local database; fetched when the page is idle, rendered once `isShown`. */
export const LazyEmailLogin = lazyComponent<EmailLoginProps & { isShown: boolean }>(
  () =>
    import('./email-login.tsx').then(
      ({ EmailLogin }) =>
        ({ isShown, ...props }) =>
          isShown ? <EmailLogin {...props} /> : null,
    ),
  { isWanted: ({ isShown }) => isShown },
)

/** The link login as a lazy chunk that includes the local database. */
export const LazyLinkLogin = lazyComponent<LinkLoginProps>(() => import('./link-login.tsx').then(({ LinkLogin }) => LinkLogin), {
  isWanted: () => true,
})
