import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShellPage } from '#app/routes/pages/shell-page.tsx'
import { changeConfig } from '#device/settings/settings.ts'
import { resetDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(resetDevice)

test('shows the settings button on phones on request', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await logIn()
  renderInApp(<ShellPage>一页</ShellPage>)
  await screen.findByText('一页')
  expect(screen.queryByRole('button', { name: '显示设置' })).toBeNull()
  await changeConfig({ showSettingPanel: true })
  await userEvent.click(await screen.findByRole('button', { name: '显示设置' }))
  expect(await screen.findByRole('dialog', { name: '显示设置' })).toBeVisible()
})
