import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PaymentHistory } from '#app/features/shop/history/payments.tsx'
import type { Order } from '#contract/shop.ts'
import { getLastPurchaseAt, listPaidOrders, recordPaidOrder } from '#device/shop/shop.ts'
import { queryClient } from '#app/session/query-client.ts'
import { createUserHeader } from '../../support/user-mark.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

const AT = Date.parse('2026-11-20T12:00:00')

const orderOf = (product_id: string, hoursAgo: number) => ({
  order_id: `${product_id} ${hoursAgo}`,
  product_id,
  archive_id: null,
  user_name: null,
  cents: 499,
  currency: 'USD',
  status: 'paid',
  gives: [],
  from: '/',
  created_at: AT - hoursAgo * 3_600_000,
  paid_at: null,
})

const pages: Readonly<Record<string, object>> = {
  '': { orders: [orderOf('dt', 1)], redeemed: [], next: '5.1' },
  '5.1': { orders: [orderOf('cs', 2)], redeemed: [], next: null },
}

/** Stubs the pages by their cursor and returns the list of requested cursors. */
function serve(answers = pages): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const before = new URL(url).searchParams.get('before') ?? ''
    asked.push(before)
    return Response.json({ code: 0, data: answers[before], message: '' }, { headers: await createUserHeader() })
  })
  return asked
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('loads older entries by button and shows them offline later', async () => {
  await logIn()
  const asked = serve()
  renderInApp(<PaymentHistory />, '/setting/paylog')
  await userEvent.click(await screen.findByRole('button', { name: '看更早的' }))
  await screen.findByText(/财神/)
  expect(rows()).toEqual([expect.stringContaining('学理'), expect.stringContaining('财神')])
  expect(screen.queryByRole('button', { name: '看更早的' })).toBeNull()
  expect(new Set(asked)).toEqual(new Set(['', '5.1']))

  cleanup()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  renderInApp(<PaymentHistory />, '/setting/paylog')
  await screen.findByText(/财神/)
  expect(rows()).toHaveLength(2)
  await screen.findByText(/这是 .* 的记录。/)
})

test('disables loading older entries without a network', async () => {
  await logIn()
  serve()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInApp(<PaymentHistory />, '/setting/paylog')
  expect(await screen.findByRole('button', { name: '看更早的' })).toHaveProperty('disabled', true)
})

test('lists an order just paid here without a network', async () => {
  const { user_id } = await logIn()
  const order = (product_id: string, hoursAgo: number) => ({ ...orderOf(product_id, hoursAgo), days_until: null }) as Order
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  await recordPaidOrder(user_id, order('cs', 0))
  const { unmount } = renderInApp(<PaymentHistory />, '/setting/paylog')
  await screen.findByText(/财神/)
  await screen.findByText(/这里只有在本机付的，其余的联网后再来看。/)
  expect(rows()).toEqual([expect.stringMatching(/财神.*4\.99已付款/)])
  unmount()

  serve({ '': { orders: [orderOf('cs', 0), orderOf('dt', 1)], redeemed: [], next: null } })
  const second = renderInApp(<PaymentHistory />, '/setting/paylog')
  await screen.findByText(/学理/)
  expect(rows()).toHaveLength(2)
  second.unmount()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  await recordPaidOrder(user_id, order('bg', -1))
  renderInApp(<PaymentHistory />, '/setting/paylog')
  await waitFor(() => expect(rows()).toEqual(['问事', '财神', '学理'].map((name) => expect.stringContaining(name))))
})

test('records a paid order once', async () => {
  const { user_id } = await logIn()
  const order = { ...orderOf('cs', 0), days_until: null } as Order
  await recordPaidOrder(user_id, order)
  const at = await getLastPurchaseAt(user_id)
  expect(at).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 5))
  await recordPaidOrder(user_id, order)
  expect(await getLastPurchaseAt(user_id)).toBe(at)
  expect(await listPaidOrders(user_id)).toEqual([order])
})
