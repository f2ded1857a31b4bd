import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { page } from './page.ts'
import { rootRoute } from './root.tsx'

const parent = { getParentRoute: () => rootRoute }
// Pages for people who are not logged in; whoever is, is led home (P-02).
const needs = 'no session'
const login = page(() => import('./pages/login-page.tsx'), 'LoginPage', {
  title: msg`登录`,
  needs,
  isFirstScreen: true,
  budgetKib: 215,
})

/** `date` is an ISO date; without one today is meant. What is none is for the page to say. */
const validateSearch = (search: Record<string, unknown>): { date?: string } =>
  search.date === undefined ? {} : { date: typeof search.date === 'string' ? search.date : JSON.stringify(search.date) }

export const publicRoutes = [
  createRoute({ ...parent, path: '/', ...login }),
  createRoute({ ...parent, path: '/login', ...login }),
  createRoute({ ...parent, path: '/register', ...login }),
  createRoute({
    ...parent,
    path: '/login/google',
    ...page(() => import('./pages/google-login-page.tsx'), 'GoogleLoginPage', { title: msg`登录`, isDetail: true }),
  }),
  createRoute({
    ...parent,
    path: '/together',
    // Whoever has the link reads it, logged in or not.
    ...page(() => import('./pages/together-page.tsx'), 'TogetherPage', { title: msg`两人合看`, isDetail: true, budgetKib: 318 }),
  }),
  // For everybody, logged in or not.
  createRoute({
    ...parent,
    path: '/almanac',
    validateSearch,
    ...page(() => import('./pages/almanac-page.tsx'), 'AlmanacPage', { title: msg`历书` }),
  }),
  createRoute({ ...parent, path: '/privacyagreement', ...page(() => import('./pages/privacy-page.tsx'), 'PrivacyPage', { needs }) }),
  createRoute({ ...parent, path: '/serviceagreement', ...page(() => import('./pages/service-page.tsx'), 'ServicePage', { needs }) }),
]
