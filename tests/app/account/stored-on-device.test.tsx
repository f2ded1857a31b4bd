import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DeviceDataRows } from '#app/features/account/device-data-rows.tsx'
import { resetDevice, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'

beforeEach(resetDevice)

test('shows “readable offline” only once a service worker controls the page', async () => {
  const container = Object.assign(new EventTarget(), { controller: null as object | null })
  stubNavigator('serviceWorker', container)
  renderInApp(<DeviceDataRows />)
  expect(await screen.findByText(/断网后打不开/)).toBeTruthy()
  expect(screen.queryByText(/离线可读/)).toBeNull()
  container.controller = {}
  act(() => void container.dispatchEvent(new Event('controllerchange')))
  expect(await screen.findByText(/离线可读/)).toBeTruthy()
  expect(screen.queryByText(/断网后打不开/)).toBeNull()
})
