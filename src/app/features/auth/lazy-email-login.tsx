import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { EmailLoginProps } from './email-login.tsx'

/** The e-mail form as a lazy chunk that includes the local database; fetched when the page is idle. */
export const LazyEmailLogin = lazyComponent<EmailLoginProps & { isShown: boolean }>(
  () =>
    import('./email-login.tsx').then(
      ({ EmailLogin }) =>
        ({ isShown, ...props }) =>
          isShown ? <EmailLogin {...props} /> : null,
    ),
  { isWanted: ({ isShown }) => isShown },
)
