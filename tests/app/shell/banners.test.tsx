import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyBanners } from '#app/shell/lazy-banners.tsx'
import { stubNavigator } from './navigator-has.ts'
import { resetDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(async () => {
  // Simulates a busy page: the idle callback never runs.
  vi.stubGlobal('requestIdleCallback', () => 0)
  await resetDevice()
})

test('shows the offline banner at once on a busy page', async () => {
  await logIn()
  stubNavigator('onLine', false)
  renderInApp(<LazyBanners login={() => null} />)
  expect(await screen.findByText(/^离线，显示/)).toBeVisible()
})

test('shows no banner with a network', async () => {
  await logIn()
  renderInApp(<LazyBanners login={() => null} />)
  expect(screen.queryByText(/^离线|^连不上/)).toBeNull()
})
