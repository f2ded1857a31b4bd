import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RemindersPage } from '#app/routes/pages/reminders-page.tsx'
import { stubResponses } from '../shop/answers.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'

beforeEach(resetDevice)

const MATTERS = ['每天的一句', '节气', '新的月、年与大运', '会员到期']
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) })

/** Renders the page in a browser that supports push and has this permission; `status` dispatches permission changes. */
async function open(permission: NotificationPermission) {
  const browser = { permission, requestPermission: async () => browser.permission }
  const status = new EventTarget()
  vi.stubGlobal('Notification', browser)
  vi.stubGlobal('PushManager', {})
  // Simulates an unavailable push service.
  const pushManager = { getSubscription: async () => Promise.reject(new DOMException('push service error', 'AbortError')) }
  stubNavigator('serviceWorker', { getRegistration: async () => ({ pushManager }) })
  stubNavigator('permissions', { query: async () => status })
  stubResponses({ '/push/key': { code: 0, data: { key: 'k' } }, '/calendar/state': { code: 0, data: { made_at: null } } })
  await logIn()
  renderInApp(<RemindersPage />, '/setting/reminders')
  await screen.findByRole('heading', { name: '提醒什么' })
  return { browser, status }
}

test('disables all switches while the browser denies notifications', async () => {
  const { browser, status } = await open('denied')
  for (const name of ['在本机提醒', ...MATTERS]) expect([switchOf(name).checked, switchOf(name).disabled]).toEqual([false, true])
  expect(screen.getByText(/^浏览器不让命书发通知，在本机都停着/)).toBeVisible()
  // When allowed again, the switches show the stored choices.
  browser.permission = 'granted'
  await vi.waitFor(() => {
    status.dispatchEvent(new Event('change'))
    expect(switchOf('每天的一句').checked).toBe(true)
  })
  expect(MATTERS.map((name) => switchOf(name).checked)).toEqual([true, true, true, true])
  expect(screen.queryByText(/^浏览器不让命书发通知/)).toBeNull()
})

test('names a push service that does not answer', async () => {
  await open('granted')
  await vi.waitFor(() => expect(switchOf('在本机提醒').disabled).toBe(false))
  fireEvent.click(switchOf('在本机提醒'))
  await screen.findByText(/^浏览器的推送服务没有回应/)
  expect(switchOf('在本机提醒').checked).toBe(false)
})
