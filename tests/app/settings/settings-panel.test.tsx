import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeSettings } from '#app/appearance/settings-panel.ts'
import { AppearanceSettings } from '#app/features/settings/appearance-settings.tsx'
import { OpenedSettings } from '#app/features/settings/opened-settings.tsx'
import { SettingsButton } from '#app/features/settings/settings-button.tsx'
import { serializeSettings } from '#app/features/settings/serialize-settings.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { changeConfig, readSettings } from '#device/settings/settings.ts'
import { navigatorHas } from '../shell/navigator-has.ts'
import { freshDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(freshDevice)
afterEach(() => act(closeSettings))

const kept = (settings: Partial<Settings>) => waitFor(async () => expect(await readSettings()).toMatchObject(settings))
const tool = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const flip = async (name: RegExp) => userEvent.click(await screen.findByRole('switch', { name }))

function clipboard(readText: () => Promise<string>) {
  const written: string[] = []
  navigatorHas('clipboard', { readText, writeText: async (text: string) => void written.push(text) })
  return written
}

test('the button stands where it was wished for, and opens all settings over the page', async () => {
  await logIn()
  renderInApp([<SettingsButton key="button" />, <OpenedSettings key="panel" />])
  expect(screen.queryByRole('button', { name: '显示设置' })).toBeNull()
  await act(() => changeConfig({ showSettingPanel: true }))
  await userEvent.click(await tool('显示设置'))
  const panel = await screen.findByRole('dialog', { name: '显示设置' })
  for (const name of ['外观', '布局', '阅读']) expect(within(panel).getByRole('heading', { name, level: 2 })).toBeVisible()
  await userEvent.click(await within(panel).findByRole('radio', { name: '顶部' }))
  await kept({ layout: 'top' })
})

test('steps are taken back one by one, the latest first, twenty and more', async () => {
  await logIn()
  renderInApp(<AppearanceSettings />)
  const undo = await tool('撤销')
  expect(undo.disabled).toBe(true)
  await flip(/^页脚 /)
  await kept({ showFooter: false })
  const tabs = screen.getByRole<HTMLInputElement>('switch', { name: /^标签页/ })
  const turns = Array.from({ length: 22 }, (_, turn) => turn % 2 === 0)
  for (const isOn of turns) {
    await userEvent.click(tabs)
    await waitFor(() => expect(tabs.checked).toBe(isOn))
  }
  for (const isOn of turns) {
    await userEvent.click(undo)
    await waitFor(() => expect(tabs.checked).toBe(isOn))
  }
  await kept({ showFooter: false })
  await userEvent.click(undo)
  await kept(defaultSettings)
  await waitFor(() => expect(undo.disabled).toBe(true))
})

test('what one user changed is not taken back by the next', async () => {
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
  await kept({ isUseTabsRouter: false, showFooter: false })
  await waitFor(async () => expect((await tool('撤销')).disabled).toBe(true))
})

test('defaults come back after a question, reminders stay, and it can be taken back', async () => {
  await logIn()
  await changeConfig({ layout: 'mix', readerSize: 5, remindAt: 600 })
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('恢复默认'))
  const question = await screen.findByRole('dialog', { name: '恢复默认设置？' })
  await userEvent.click(within(question).getByRole('button', { name: '恢复默认' }))
  await kept({ ...defaultSettings, remindAt: 600 })
  await userEvent.click(await tool('撤销'))
  await kept({ layout: 'mix', readerSize: 5, remindAt: 600 })
})

test('what is copied on one device is pasted on the other', async () => {
  await logIn()
  const own = { ...defaultSettings, layout: 'mix', verticalText: false } as const
  const written = clipboard(async () => serializeSettings(own))
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('复制设置'))
  await waitFor(() => expect(written).toEqual([serializeSettings(defaultSettings)]))
  await userEvent.click(await tool('粘贴设置'))
  await kept(own)
  await userEvent.click(await tool('撤销'))
  await kept(defaultSettings)
})

test('where the clipboard cannot be read at all there is a field', async () => {
  await logIn()
  navigatorHas('clipboard', {})
  renderInApp(<AppearanceSettings />)
  await userEvent.click(await tool('粘贴设置'))
  await screen.findByRole('dialog', { name: '粘贴设置' })
})

test('where the clipboard may not be read there is a field; what is wrong is named and nothing of it applied', async () => {
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
  await kept({ mode: 'dark', layout: 'top' })
})
