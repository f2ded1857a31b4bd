import { msg } from '@lingui/core/macro'
import { createRoute } from '@tanstack/react-router'
import { createSectionRouteFactory } from './shell.ts'

const shop = createSectionRouteFactory('shop')
const payments = () => import('./pages/payment-pages.tsx')

/** Parses `payment` (id of the product in the open pay sheet) and `cancelled` (id of the order whose payment was cancelled). */
const ofPayment = (search: Record<string, unknown>): { payment?: string; cancelled?: string } => ({
  ...(typeof search.payment === 'string' && { payment: search.payment }),
  ...(typeof search.cancelled === 'string' && { cancelled: search.cancelled }),
})
const ofOrder = (search: Record<string, unknown>): { order_id?: string } =>
  typeof search.order_id === 'string' ? { order_id: search.order_id } : {}

export const shopRoutes = [
  createRoute({ path: '/setting', ...shop.leadsTo('/setting/paylog') }),
  createRoute({
    path: '/setting/shop',
    validateSearch: ofPayment,
    ...shop.page(() => import('./pages/shop-page.tsx'), 'ShopPage', msg`商店`),
  }),
  createRoute({ path: '/setting/paylog', ...shop.page(payments, 'PaymentsPage', msg`付款记录`) }),
  createRoute({
    path: '/payok',
    validateSearch: ofOrder,
    ...shop.page(payments, 'PaymentResultPage', msg`付款结果`, { isDetail: true, crumbs: ['/setting/paylog', 'title'] }),
  }),
  createRoute({ path: '/setting/exchangecode', ...shop.page(payments, 'RedeemCodePage', msg`兑换码`) }),
]
