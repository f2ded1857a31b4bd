import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WrongClockNotice } from '#app/features/fortune/wrong-clock-notice.tsx'
import { reportServerDate } from '#device/wire/server-clock.ts'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)

const HOUR_MS = 3_600_000
const answeredAt = (offMs: number) => act(() => reportServerDate(new Date(Date.now() + offMs).toUTCString()))
afterEach(() => answeredAt(0))

test('shows a date more than a day off until it is right', async () => {
  renderInApp(
    <main>
      <WrongClockNotice />
    </main>,
  )
  // Toasts have their own status region outside `main`.
  const notice = await within(await screen.findByRole('main')).findByRole('status')
  answeredAt(23 * HOUR_MS)
  expect(notice.textContent).toBe('')
  for (const days of [2, -2]) {
    answeredAt(days * 24 * HOUR_MS)
    expect(notice.textContent).toMatch(/^本机的日期和服务器差了一天以上/)
    // A response without a date changes nothing.
    act(() => reportServerDate(null))
    expect(notice.textContent).not.toBe('')
    answeredAt(0)
    expect(notice.textContent).toBe('')
  }
})
