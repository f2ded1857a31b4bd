import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeSettings } from '#app/appearance/settings-panel.ts'
import { AppearanceSettings } from '#app/features/settings/appearance-settings.tsx'
import { SettingsPanelOverlay, SettingsButton } from '#app/features/settings/settings-panel.tsx'
import { serializeSettings } from '#app/features/settings/serialize-settings.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { changeConfig, readSettings } from '#device/settings/settings.ts'
import { stubNavigator } from '../shell/navigator-has.ts'
import { resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(resetDevice)
afterEach(() => act(closeSettings))

const waitForSettings = (settings: Partial<Settings>) => waitFor(async () => expect(await readSettings()).toMatchObject(settings))
const tool = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const flip = async (name: RegExp) => userEvent.click(await screen.findByRole('switch', { name }))

function clipboard(readText: () => Promise<string>) {
  const written: string[] = []
  stubNavigator('clipboard', { readText, writeText: async (text: string) => void written.push(text) })
  return written
}

test('shows the button on request and opens all settings', async () => {
  await logIn()
  renderInApp([<SettingsButton key="button" />, <SettingsPanelOverlay key="panel" />])
  expect(screen.queryByRole('button', { name: '显示设置' })).toBeNull()
  await act(() => changeConfig({ showSettingPanel: true }))
  await userEvent.click(await tool('显示设置'))
  const panel = await screen.findByRole('dialog', { name: '显示设置' })
  for (const name of ['外观', '布局', '阅读']) expect(within(panel).getByRole('heading', { name, level: 2 })).toBeVisible()
  await userEvent.click(await within(panel).findByRole('radio', { name: '顶部' }))
  await waitForSettings({ layout: 'top' })
})

test('undoes more than twenty changes, the latest first', async () => {
  await logIn()
  renderInApp(<AppearanceSettings />)
  const undo = await tool('撤销')
  expect(undo.disabled).toBe(true)
  await flip(/^页脚 /)
  await waitForSettings({ showFooter: false })
  const tabs = screen.getByRole<HTMLInputElement>('switch', { name: /^标签页/ })
  const clicks = Array.from({ length: 22 }, (_, turn) => turn % 2 === 0)
  for (const isOn of clicks) {
    await userEvent.click(tabs)
    await waitFor(() => expect(tabs.checked).toBe(isOn))
  }
  for (const isOn of clicks) {
    await userEvent.click(undo)
    await waitFor(() => expect(tabs.checked).toBe(isOn))
  }
  await waitForSettings({ showFooter: false })
  await userEvent.click(undo)
  await waitForSettings(defaultSettings)
  await waitFor(() => expect(undo.disabled).toBe(true))
})

test('does not undo another user’s change', async () => {
  await logIn()
  const { unmount } = renderInApp(<AppearanceSettings />)
  await flip(/^页脚 /)
  await waitFor(async () => expect((await tool('撤销')).disabled).toBe(false))
  unmount()
  await logIn()
  renderInApp(<AppearanceSettings />)
  await flip(/^标签页/)
  await waitFor(async () => expect((await tool('撤销')).disabled).toBe(false))
  await userEvent.click(await tool('撤销'))
  await waitForSettings({ isUseTabsRouter: false, showFooter: false })
  await waitFor(async () => expect((await tool('撤销')).disabled).toBe(true))
})

test('restores defaults after a question, without reminders, and can be undone', async () => {
  await logIn()
  await changeConfig({ layout: 'mix', readerSize: 5, remindAt: 600 })
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('恢复默认'))
  const question = await screen.findByRole('dialog', { name: '恢复默认设置？' })
  await userEvent.click(within(question).getByRole('button', { name: '恢复默认' }))
  await waitForSettings({ ...defaultSettings, remindAt: 600 })
  await userEvent.click(await tool('撤销'))
  await waitForSettings({ layout: 'mix', readerSize: 5, remindAt: 600 })
})

test('copies settings of one device and pastes those of another', async () => {
  await logIn()
  const own = { ...defaultSettings, layout: 'mix', verticalText: false } as const
  const written = clipboard(async () => serializeSettings(own))
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('复制设置'))
  await waitFor(() => expect(written).toEqual([serializeSettings(defaultSettings)]))
  await userEvent.click(await tool('粘贴设置'))
  await waitForSettings(own)
  await userEvent.click(await tool('撤销'))
  await waitForSettings(defaultSettings)
})

test('shows a field when the clipboard cannot be read', async () => {
  await logIn()
  stubNavigator('clipboard', {})
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('粘贴设置'))
  await screen.findByRole('dialog', { name: '粘贴设置' })
})

test('shows a field when reading is denied and refuses invalid settings', async () => {
  await logIn()
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')))
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('粘贴设置'))
  const sheet = await screen.findByRole('dialog', { name: '粘贴设置' })
  const field = within(sheet).getByRole('textbox')
  const take = within(sheet).getByRole('button', { name: '换成这些设置' })
  await userEvent.click(field)
  await userEvent.paste('{"mode":"dark","layout":"left","font":"kai"}')
  await userEvent.click(take)
  const status = within(sheet).getByRole('status')
  expect(status.textContent).toContain('没有这样的设置：font。')
  expect(status.textContent).toContain('值不对的设置：布局 layout。')
  expect(await readSettings()).toEqual(defaultSettings)
  await userEvent.clear(field)
  await userEvent.paste('{"mode":"dark","layout":"top"}')
  await userEvent.click(take)
  await waitForSettings({ mode: 'dark', layout: 'top' })
})
