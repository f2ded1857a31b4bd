import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Payments } from '#app/features/shop/history/payments.tsx'
import { queryClient } from '#app/session/query-client.ts'
import { userMark } from '../../support/user-mark.ts'
import { freshDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(freshDevice)

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

/** Answers each page by the end of the one before, and lists what was asked for. */
function serve(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const before = new URL(url).searchParams.get('before') ?? ''
    asked.push(before)
    return Response.json({ code: 0, data: pages[before], message: '' }, { headers: await userMark() })
  })
  return asked
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('older entries come by a button, stand below the newer, and are read without a network like these', async () => {
  await logIn()
  const asked = serve()
  renderInApp(<Payments />, '/setting/paylog')
  await userEvent.click(await screen.findByRole('button', { name: '看更早的' }))
  await screen.findByText(/财神/)
  expect(rows()).toEqual([expect.stringContaining('学理'), expect.stringContaining('财神')])
  expect(screen.queryByRole('button', { name: '看更早的' })).toBeNull()
  expect(new Set(asked)).toEqual(new Set(['', '5.1']))

  cleanup()
  queryClient.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in this test')))
  renderInApp(<Payments />, '/setting/paylog')
  await screen.findByText(/财神/)
  expect(rows()).toHaveLength(2)
  await screen.findByText(/这是 .* 的记录。/)
})

test('without a network nothing older is offered that could not come', async () => {
  await logIn()
  serve()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInApp(<Payments />, '/setting/paylog')
  expect(await screen.findByRole('button', { name: '看更早的' })).toHaveProperty('disabled', true)
})
