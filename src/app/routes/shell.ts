import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { firstReadings } from './ahead.ts'
import { onlyWithArchive, onlyWithoutArchive } from './guards.ts'
import { rootRoute } from './root.tsx'
import { WaitingPage } from '../shell/waiting-page.tsx'
import { FirstPullFailed } from '../shell/first-pull-failed.tsx'

export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboarding',
  beforeLoad: onlyWithoutArchive,
  pendingComponent: WaitingPage,
  errorComponent: FirstPullFailed,
  component: lazyRouteComponent(() => import('./pages/onboarding-page.tsx'), 'OnboardingPage'),
})

/** Everything behind the login with navigation around it; leads to onboarding when there is no archive. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: onlyWithArchive,
  pendingComponent: WaitingPage,
  errorComponent: FirstPullFailed,
  component: lazyRouteComponent(() => import('./pages/shell-page.tsx'), 'ShellPage'),
})

export const homeRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/home',
    beforeLoad: () => {
      throw redirect({ to: '/home/index', replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/home/index',
    loader: firstReadings,
    component: lazyRouteComponent(() => import('./pages/fate-index-page.tsx'), 'FateIndexPage'),
  }),
]
