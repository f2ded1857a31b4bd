import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { EmailLoginProps } from './email-login.tsx'

/** The e-mail form with the local database behind it, fetched when the page around it is idle. */
export const LazyEmailLogin = lazyComponent<EmailLoginProps & { isShown: boolean }>(
  () =>
    import('./email-login.tsx').then(
      ({ EmailLogin }) =>
        ({ isShown, ...props }) =>
          isShown ? <EmailLogin {...props} /> : null,
    ),
  { isWanted: ({ isShown }) => isShown },
)
