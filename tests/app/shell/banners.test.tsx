import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyBanners } from '#app/shell/lazy-banners.tsx'
import { navigatorHas } from './navigator-has.ts'
import { freshDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(async () => {
  // A busy page, which is never idle.
  vi.stubGlobal('requestIdleCallback', () => 0)
  await freshDevice()
})

test('without a network the banner stands at once, and waits for no idle page', async () => {
  await logIn()
  navigatorHas('onLine', false)
  renderInApp(<LazyBanners login={() => null} />)
  expect(await screen.findByText(/^离线，显示/)).toBeVisible()
})

test('with one there is none', async () => {
  await logIn()
  renderInApp(<LazyBanners login={() => null} />)
  expect(screen.queryByText(/^离线|^连不上/)).toBeNull()
})
