import { createRoute } from '@tanstack/react-router'
import { FirstPullFailed } from '../shell/first-pull-failed.tsx'
import { WaitingPage } from '../shell/waiting-page.tsx'
import { createPageRoute } from './create-route.ts'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute, pendingComponent: WaitingPage, errorComponent: FirstPullFailed }

export const onboardingRoute = createRoute({
  ...parent,
  path: '/onboarding',
  ...createPageRoute(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage', { needs: 'no archive', budgetKib: 330 }),
})

const layoutFiles = () => import('../shell/layout-files.ts')
const loadLayout = () => layoutFiles().then(({ loadFirstLayout }) => loadFirstLayout())

/** Parent of all pages behind the login; redirects to onboarding when there is no archive. */
export const shellRoute = createRoute({
  ...parent,
  id: 'shell',
  // Loads the stored layout before the first render; later changes are loaded by the shell.
  loader: loadLayout,
  staleTime: Infinity,
  ...createPageRoute(() => import('./pages/shell-page.tsx'), 'ShellPage', {
    needs: 'archive',
    isFirstScreen: true,
    prefetch: loadLayout,
    sidePanel: () => import('./pages/side-panel.tsx'),
  }),
})
