import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useStoredSettings } from '#app/appearance/use-settings.ts'
import { TabsSlot } from '#app/shell/tabs/tabs-slot.tsx'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigChange } from '#contract/settings.ts'
import { changeConfig } from '#device/settings/settings.ts'
import { freshDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(freshDevice)

function atWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** What is not there could also not be there yet. */
function WhenRead() {
  return useStoredSettings() && <h1>read</h1>
}

async function slotWith(change: ConfigChange, width = 1280) {
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

test('the row of opened pages is off until it is chosen', async () => {
  expect(defaultSettings.isUseTabsRouter).toBe(false)
  const main = await slotWith({})
  expect(main.children).toHaveLength(1)
})

test('chosen, it stands, and its place is kept until it has come', async () => {
  const main = await slotWith({ isUseTabsRouter: true })
  await waitFor(() => expect(main.children).toHaveLength(2))
  await waitFor(() => expect(row()).not.toBeNull())
})

test.each([
  ['without a header', { isUseTabsRouter: true, showHeader: false }, 1280],
  ['on a phone', { isUseTabsRouter: true }, 390],
] as const)('%s there is none', async (_, change, width) => {
  const main = await slotWith(change, width)
  expect(row()).toBeNull()
  expect(main.children).toHaveLength(1)
})
