import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { StoredOnDevice } from '#app/features/account/stored-on-device.tsx'
import { freshDevice, renderInApp } from '../shell/in-app.tsx'
import { stubNavigator } from '../shell/navigator-has.ts'

beforeEach(freshDevice)

test('shows “readable offline” only once a service worker controls the page', async () => {
  const container = Object.assign(new EventTarget(), { controller: null as object | null })
  stubNavigator('serviceWorker', container)
  renderInApp(<StoredOnDevice />)
  expect(await screen.findByText(/断网后打不开/)).toBeTruthy()
  expect(screen.queryByText(/离线可读/)).toBeNull()
  container.controller = {}
  act(() => void container.dispatchEvent(new Event('controllerchange')))
  expect(await screen.findByText(/离线可读/)).toBeTruthy()
  expect(screen.queryByText(/断网后打不开/)).toBeNull()
})
