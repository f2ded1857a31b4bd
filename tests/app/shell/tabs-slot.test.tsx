import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStoredSettings } from '#app/appearance/use-settings.ts'
import { TabsSlot } from '#app/shell/tabs/tabs-slot.tsx'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigValues } from '#contract/settings.ts'
import { changeConfig } from '#device/settings/settings.ts'
import { resetDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(resetDevice)

function atWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Renders once the settings are read, so that a missing row is not merely late. */
function WhenRead() {
  return useStoredSettings() && <h1>read</h1>
}

async function slotWith(change: ConfigValues, width = 1280) {
  atWidth(width)
  await logIn()
  await changeConfig({ ...change })
  const { container } = renderInApp(
    <main>
      <WhenRead />
      <TabsSlot />
    </main>,
  )
  await screen.findByRole('heading', { name: 'read' })
  return container.querySelector('main')!
}
const row = () => screen.queryByRole('navigation', { name: '打开的页面' })

test('hides the tabs by default', async () => {
  expect(defaultSettings.isUseTabsRouter).toBe(false)
  const main = await slotWith({})
  expect(main.children).toHaveLength(1)
})

test('shows the tabs when enabled and reserves their space', async () => {
  const main = await slotWith({ isUseTabsRouter: true })
  await waitFor(() => expect(main.children).toHaveLength(2))
  await waitFor(() => expect(row()).not.toBeNull())
})

test.each([
  ['without a header', { isUseTabsRouter: true, showHeader: false }, 1280],
  ['on a phone', { isUseTabsRouter: true }, 390],
] as const)('shows no tabs %s', async (_, change, width) => {
  const main = await slotWith(change, width)
  expect(row()).toBeNull()
  expect(main.children).toHaveLength(1)
})
