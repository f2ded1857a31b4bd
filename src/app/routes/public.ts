import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { createPageRouteOptions } from './page-record.ts'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute }
// Access requirement of pages for visitors: logged-in users are redirected home (P-02).
const needs = 'no session'
const login = createPageRouteOptions(() => import('./pages/login-page.tsx'), 'LoginPage', {
  title: msg`登录`,
  needs,
  isFirstScreen: true,
  budgetKib: 215,
})

/** Parses the search parameter `date`: ISO date; default: today. Lets invalid values pass: the page reports them. */
const validateSearch = (search: Record<string, unknown>): { date?: string } =>
  search.date === undefined ? {} : { date: typeof search.date === 'string' ? search.date : JSON.stringify(search.date) }

export const publicRoutes = [
  createRoute({ ...parent, path: '/', ...login }),
  createRoute({ ...parent, path: '/login', ...login }),
  createRoute({ ...parent, path: '/register', ...login }),
  createRoute({
    ...parent,
    path: '/login/google',
    ...createPageRouteOptions(() => import('./pages/google-login-page.tsx'), 'GoogleLoginPage', { title: msg`登录`, isDetail: true }),
  }),
  createRoute({
    ...parent,
    path: '/together',
    // No access requirement: anyone with the link may open it.
    ...createPageRouteOptions(() => import('./pages/shared-match-page.tsx'), 'SharedMatchPage', {
      title: msg`两人合看`,
      isDetail: true,
      budgetKib: 318,
    }),
  }),
  // No access requirement.
  createRoute({
    ...parent,
    path: '/almanac',
    validateSearch,
    ...createPageRouteOptions(() => import('./pages/almanac-page.tsx'), 'AlmanacPage', { title: msg`历书` }),
  }),
  createRoute({
    ...parent,
    path: '/privacyagreement',
    ...createPageRouteOptions(() => import('./pages/privacy-page.tsx'), 'PublicPrivacyPolicyPage', { needs }),
  }),
  createRoute({
    ...parent,
    path: '/serviceagreement',
    ...createPageRouteOptions(() => import('./pages/service-page.tsx'), 'PublicServiceTermsPage', { needs }),
  }),
]
