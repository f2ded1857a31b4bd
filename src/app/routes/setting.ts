import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from './shell.ts'

const parent = { getParentRoute: () => shellRoute }
const validateSearch = (search: Record<string, unknown>): { payment?: string } =>
  typeof search.payment === 'string' ? { payment: search.payment } : {}
const ofOrder = (search: Record<string, unknown>): { order_id?: string } =>
  typeof search.order_id === 'string' ? { order_id: search.order_id } : {}

export const settingRoutes = [
  createRoute({
    ...parent,
    path: '/setting',
    beforeLoad: () => {
      throw redirect({ to: '/setting/paylog', replace: true })
    },
  }),
  createRoute({
    ...parent,
    path: '/setting/paylog',
    component: lazyRouteComponent(() => import('./pages/payment-pages.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/shop',
    validateSearch,
    component: lazyRouteComponent(() => import('./pages/shop-page.tsx'), 'ShopPage'),
  }),
  createRoute({
    ...parent,
    path: '/payok',
    validateSearch: ofOrder,
    component: lazyRouteComponent(() => import('./pages/payment-pages.tsx'), 'PaidPage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/exchangecode',
    component: lazyRouteComponent(() => import('./pages/payment-pages.tsx'), 'ExchangeCodePage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/contact',
    component: lazyRouteComponent(() => import('./pages/setting-pages.tsx'), 'ContactPage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/account',
    component: lazyRouteComponent(() => import('./pages/account-pages.tsx'), 'AccountPage'),
  }),
  createRoute({ ...parent, path: '/setting/import', component: lazyRouteComponent(() => import('./pages/import-page.tsx'), 'ImportPage') }),
  createRoute({ ...parent, path: '/setting/close', component: lazyRouteComponent(() => import('./pages/account-pages.tsx'), 'ClosePage') }),
  createRoute({
    ...parent,
    path: '/setting/language',
    component: lazyRouteComponent(() => import('./pages/setting-pages.tsx'), 'LanguagePage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/appearance',
    component: lazyRouteComponent(() => import('./pages/setting-pages.tsx'), 'AppearancePage'),
  }),
  createRoute({
    ...parent,
    path: '/setting/device-check',
    component: lazyRouteComponent(() => import('./pages/device-check-page.tsx'), 'DeviceCheckPage'),
  }),
  createRoute({ ...parent, path: '/setting/me', component: lazyRouteComponent(() => import('./pages/setting-pages.tsx'), 'MePage') }),
]
