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

/** Parent route of all pages that require a login; redirects to onboarding when the user has no archive. */
export const shellRoute = createRoute({
  ...parent,
  id: 'shell',
  // Loads the stored layout before the first render; the shell itself loads a layout chosen later.
  loader: loadLayout,
  staleTime: Infinity,
  ...createPageRoute(() => import('./pages/shell-page.tsx'), 'ShellPage', {
    needs: 'archive',
    isFirstScreen: true,
    prefetch: loadLayout,
    sidePanel: () => import('./pages/side-panel.tsx'),
  }),
})
