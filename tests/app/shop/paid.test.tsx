import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShopView } from '#app/features/shop/shelves/shop-view.tsx'
import { browserStorage } from '#app/browser/storage.ts'
import { PaymentResult } from '#app/features/shop/paying/payment-result.tsx'
import { formatRedeemCode } from '#app/features/shop/redeem/redeem-form.tsx'
import type { Order } from '#contract/shop.ts'
import { getLastPurchaseAt } from '#device/shop/shop.ts'
import { addArchive } from '#device/archives/archives.ts'
import { birth, resetDevice, logIn, renderInApp, stubResponse } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'
import { stubResponses } from './answers.ts'
import { catalogueOf, createCatalogueProduct } from './catalogue.ts'

beforeEach(resetDevice)

function orderOf(status: Order['status']): Order {
  return {
    order_id: 'order-1',
    product_id: 'dt',
    archive_id: null,
    user_name: null,
    cents: 499,
    currency: 'USD',
    status,
    gives: [{ kind: 'times', product_id: 'dt', amount: 10, archive_id: null }],
    from: '/chat/index',
    created_at: 1,
    paid_at: null,
    days_until: null,
  }
}

test.each([
  ['cancelled', '这笔订单已取消'],
  ['declined', '付款没有通过'],
  ['expired', '这笔订单已过期'],
  ['refunded', '这笔钱已退回'],
  ['disputed', '这笔付款有争议'],
] as const)('shows an order that is %s and links back', async (status, title) => {
  const { user_id } = await logIn()
  stubResponse(0, orderOf(status))
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  await screen.findByRole('heading', { name: title })
  expect(screen.getByRole('link', { name: '回到刚才的页面' }).getAttribute('href')).toBe('/chat/index')
  expect(await getLastPurchaseAt(user_id)).toBe(0)
})

test('links back to the conversation where the order began', async () => {
  await logIn()
  stubResponse(0, orderOf('declined'))
  browserStorage.setCheckout('order-1 /chat/index?chat=dt&c=talk')
  const { router } = renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  const back = await screen.findByRole('link', { name: '回到刚才的页面' })
  expect(back.getAttribute('href')).toBe('/chat/index?chat=dt&c=talk')
  await userEvent.click(back)
  await vi.waitFor(() => expect(router.state.location.href).toBe('/chat/index?chat=dt&c=talk'))
})

test('ignores the return address of another order', async () => {
  await logIn()
  stubResponse(0, orderOf('declined'))
  browserStorage.setCheckout('order-2 /chat/index?chat=dt&c=talk')
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  expect((await screen.findByRole('link', { name: '回到刚才的页面' })).getAttribute('href')).toBe('/chat/index')
})

test.each([
  ['cancelled', true],
  ['open', true],
  ['paid', false],
] as const)('reports in the shop an order that is %s: %s', async (status, isReported) => {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  const asked = stubResponses({
    '/order/show': { code: 0, data: orderOf(status) },
    '/shop/catalogue': { code: 0, data: catalogueOf([createCatalogueProduct({ product_id: 'dt', kind: 'pack', cents: 499 })]) },
  })
  renderInApp(<ShopView switcher={null} standing={null} />, '/setting/shop?cancelled=order-1')
  await screen.findByRole('button', { name: /学理/ })
  await vi.waitFor(() => expect(asked).toContain('/order/show'))
  if (!isReported) return expect(screen.queryByText(/付款已取消/)).toBeNull()
  expect((await screen.findByText('付款已取消，没有扣款：学理。')).closest('[role=status]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '再付一次' }))
  await screen.findByRole('button', { name: '前往付款 US$4.99' })
})

test.each(['declined', 'cancelled', 'expired'] as const)('offers another try for an order that is %s', async (status) => {
  await logIn()
  stubResponse(0, orderOf(status))
  const { router } = renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  await userEvent.click(await screen.findByRole('button', { name: '再付一次' }))
  await vi.waitFor(() => expect(router.state.location.href).toBe('/setting/shop?payment=dt'))
})

test('lists what a paid order gave and records the purchase', async () => {
  const { user_id } = await logIn()
  stubResponse(0, orderOf('paid'))
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  await screen.findByRole('heading', { name: '已经到账' })
  expect(screen.getByText('学理 10 轮')).toBeVisible()
  await vi.waitFor(async () => expect(await getLastPurchaseAt(user_id)).toBeGreaterThan(0))
})

test('shows the end of the membership included with a book order', async () => {
  const days_until = Date.parse('2026-12-21T12:00:00')
  const later = { month_until: Date.parse('2028-01-01T12:00:00'), year_until: Date.parse('2027-12-01T12:00:00') }
  const member = { is_vip: true, is_month_vip: true, is_year_vip: true, is_big_member: true, ...later }
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  const gives: Order['gives'] = [
    { kind: 'unlock', product_id: 'fatebook', amount: 1, archive_id: 'a' },
    { kind: 'days', product_id: 'vip_month', amount: 31, archive_id: null },
  ]
  stubResponses({
    '/order/show': { code: 0, data: { ...orderOf('paid'), product_id: 'fatebook', gives, days_until } },
    '/shop/catalogue': { code: 0, data: catalogueOf([], member) },
  })
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  expect((await screen.findByText('付款后会员有效至')).parentElement?.parentElement?.textContent).toContain('2026-12-21')
  expect(screen.getByText('会员到期不自动续费，书一直可读。')).toBeVisible()
  expect(screen.queryByText(/2028|2027/)).toBeNull()
})

test('shows an order of another user as not found', async () => {
  await logIn()
  stubResponse(10004, null, 404)
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  await screen.findByRole('heading', { name: '没有这笔订单' })
})

test('shows an invalid order number as not found, without a retry', async () => {
  await logIn()
  stubResponse(10001, { fields: [{ field: 'order_id', rule: 'pattern' }] }, 422)
  renderInApp(<PaymentResult orderId="nonsense" />, '/payok')
  await screen.findByRole('heading', { name: '没有这笔订单' })
  expect(screen.queryByRole('button', { name: '再查一次' })).toBeNull()
})

test('offers a retry without a network', async () => {
  await logIn()
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  await screen.findByRole('heading', { name: '这笔订单还没有查到' })
  expect(screen.getByText('没有网络，请联网后重试')).toBeVisible()
  expect(screen.getByRole('button', { name: '再查一次' })).toBeVisible()
})

test.each([
  ['k7rf2mqa9x', 'K7RF-2MQA-9X'],
  ['  K7RF 2MQA-9xw4–PTN8 ', 'K7RF-2MQA-9XW4-PTN8'],
  ['', ''],
])('formats the code %o as %o', (typed, set) => {
  expect(formatRedeemCode(typed)).toBe(set)
})

test.each([
  ['annual:2027', '/fate/year?archiveId=a1&year=2027', '去读'],
  ['fatebook', '/archive/index?archiveId=a1', '翻开命书'],
])('links to what was paid for: %s', async (product_id, href, name) => {
  await logIn()
  const gives: Order['gives'] = [{ kind: 'unlock', product_id, amount: 1, archive_id: 'a1' }]
  stubResponse(0, { ...orderOf('paid'), product_id, archive_id: 'a1', gives })
  renderInApp(<PaymentResult orderId="order-1" />, '/payok')
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href)
  expect(screen.queryByRole('link', { name: '好' })).toBeNull()
})

test('shows the end of the order number and copies all', async () => {
  await logIn()
  const order_id = '0b9d7c1e-5f7a-4c8e-9d55-2f6a1c3e8b47'
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  stubNavigator('clipboard', { writeText })
  stubResponse(0, { ...orderOf('paid'), order_id })
  renderInApp(<PaymentResult orderId={order_id} />, '/payok')
  const number = await screen.findByRole('button', { name: '1c3e8b47，复制完整的订单号' })
  expect(number.textContent).toBe('1c3e8b47')
  expect(screen.queryByText(order_id)).toBeNull()
  number.click()
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(order_id))
})
