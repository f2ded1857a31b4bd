import { createRoute } from '@tanstack/react-router'
import { FirstPullFailed } from '../shell/first-pull-failed.tsx'
import { WaitingPage } from '../shell/waiting-page.tsx'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute, pendingComponent: WaitingPage, errorComponent: FirstPullFailed }

export const onboardingRoute = createRoute({
  ...parent,
  path: '/onboarding',
  ...page(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage', { needs: 'no archive', budgetKib: 330 }),
})

const layouts = () => import('../shell/layout-files.ts')
const bringLayout = () => layouts().then(({ bringFirstLayout }) => bringFirstLayout())

/** Everything behind the login with navigation around it; leads to onboarding when there is no archive. */
export const shellRoute = createRoute({
  ...parent,
  id: 'shell',
  // What stands around the page stands there first, in the layout that was chosen; later the shell sees to it.
  loader: bringLayout,
  staleTime: Infinity,
  ...page(() => import('./pages/shell-page.tsx'), 'ShellPage', {
    needs: 'archive',
    isFirstScreen: true,
    ahead: bringLayout,
    beside: () => import('./pages/side-panel.tsx'),
  }),
})
