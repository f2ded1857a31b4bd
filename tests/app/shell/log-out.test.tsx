import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Dexie } from 'dexie'
import { beforeEach, expect, test } from 'vitest'
import { LogOutButton } from '#app/features/account/log-out.tsx'
import { browserStorage } from '#app/browser/storage.ts'
import { addArchive } from '#device/archives/archives.ts'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { getSession } from '#device/session/session.ts'
import { countUnsyncedItems } from '#device/outbox/unsent.ts'
import { birth, resetDevice, logIn, renderInApp } from './in-app.tsx'

beforeEach(resetDevice)

test('warns of unsent changes and keeps them on cancel', async () => {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  renderInApp(<LogOutButton />)
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
  await screen.findByText('还有 1 项改动没有送到服务器，退出后找不回来。')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(await countUnsyncedItems(user_id)).toBe(1)
  expect(browserStorage.getToken()).not.toBeNull()
})

test('deletes database, session and token, and leads to the login', async () => {
  const { user_id } = await logIn()
  await addArchive(user_id, birth)
  const { router } = renderInApp(<LogOutButton />)
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
  const dialog = await screen.findByRole('dialog', { name: '退出登录？' })
  await userEvent.click(Array.from(dialog.querySelectorAll('button')).find((button) => button.textContent === '退出登录')!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(browserStorage.getToken()).toBeNull()
  expect(await getSession()).toBeNull()
  expect(await Dexie.exists(`mingshu-${user_id}`)).toBe(false)
})

test('asks without a warning when everything is sent', async () => {
  await logIn()
  renderInApp(<LogOutButton />)
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
  await screen.findByText('本机上的档案与运势会删除，账户里的都在，再登录就回来。')
})

test('counts answers stored on this device only', async () => {
  const { user_id } = await logIn()
  const pieces = [{ kind: 'care' as const, text: '命盘先放下。', cites: [] }]
  for (const text of ['我不想活了', '谢谢'])
    await storeLocalTurn(user_id, { mode: 'bg', text, locale: 'zh_CN', archiveId: 'a', by: 'care', pieces })
  renderInApp(<LogOutButton />)
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
  await screen.findByText(/账户里的都在，再登录就回来。有 2 个问答只存在本机，退出后一起删除。/)
})
