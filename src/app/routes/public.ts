import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { onlyWithoutSession } from './guards.ts'
import { rootRoute } from './root.tsx'

// Pages for people who are not logged in; whoever is, is led home (product spec §2).
const login = lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage')
const parent = { getParentRoute: () => rootRoute, beforeLoad: onlyWithoutSession }

export const publicRoutes = [
  createRoute({ ...parent, path: '/', component: login }),
  createRoute({ ...parent, path: '/login', component: login }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/login/google',
    component: lazyRouteComponent(() => import('./pages/google-login-page.tsx'), 'GoogleLoginPage'),
  }),
  createRoute({ ...parent, path: '/register', component: login }),
  createRoute({
    ...parent,
    path: '/privacyagreement',
    component: lazyRouteComponent(() => import('./pages/privacy-page.tsx'), 'PrivacyPage'),
  }),
  createRoute({
    ...parent,
    path: '/serviceagreement',
    component: lazyRouteComponent(() => import('./pages/service-page.tsx'), 'ServicePage'),
  }),
]
