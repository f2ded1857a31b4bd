import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Banners } from '#app/shell/banners.tsx'
import { OtherAccountNotice } from '#app/shell/other-account-notice.tsx'
import { SessionEndedDialog, type LoginFormRenderer } from '#app/shell/session-ended-dialog.tsx'
import { useConfirm } from '#app/ui/confirm.tsx'
import { useProductTimes } from '#app/session/user-info.ts'
import { browserStorage } from '#app/browser/storage.ts'
import { addArchive } from '#device/archives/archives.ts'
import { pullDocument } from '#device/sync/pull.ts'
import { markSessionExpired, getSession, saveLogin, type DeviceSession } from '#device/session/session.ts'
import { countUnsyncedItems, listPendingChanges } from '#device/outbox/unsent.ts'
import { birth, resetDevice, logIn, loginOf, renderInApp, stubResponse } from './in-app.tsx'

const login: LoginFormRenderer = ({ email, onDone }) => (
  <button type="button" onClick={() => void saveLogin(loginOf('again', email, 'new')).then(onDone)}>
    {`login of ${email}`}
  </button>
)

function Page() {
  return (
    <>
      <Banners login={login} />
      <main>
        <h1>今日</h1>
      </main>
      <SessionEndedDialog login={login} />
    </>
  )
}

/** Logs a new user in with one unsent change and an expired session. */
async function logInExpired(): Promise<DeviceSession> {
  const session = await logIn()
  stubResponse(0, { archives: [], removed: [] })
  await pullDocument('archives')
  await addArchive(session.user_id, birth)
  await markSessionExpired(session.token)
  return session
}

beforeEach(resetDevice)

test('offers a login over the page and allows reading offline', async () => {
  const { user_id, token } = await logInExpired()
  renderInApp(<Page />)
  await screen.findByRole('dialog', { name: '登录已超时，请重新登录' })
  await screen.findByText(/1 项改动仍在本机/)

  await userEvent.click(screen.getByRole('button', { name: '先离线看' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: '今日' })).toBeVisible()
  await screen.findByText('登录已过期')
  expect(screen.getByText('1 项待同步')).toBeVisible()
  expect(browserStorage.getToken()).toBe(token)
  expect((await getSession())?.is_expired).toBe(true)
  expect(await listPendingChanges(user_id)).toHaveLength(1)
})

function ConfirmButton() {
  const confirm = useConfirm()
  return (
    <button type="button" onClick={() => void confirm({ title: '删除？', action: '删除' })}>
      ask
    </button>
  )
}

test('opens no login over a question until it is answered', async () => {
  const { token } = await logIn()
  renderInApp(
    <>
      <Page />
      <ConfirmButton />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'ask' }))
  const question = await screen.findByRole('dialog', { name: '删除？' })
  await markSessionExpired(token)
  // The page behind the dialog has noticed the expired session.
  await screen.findByText('登录已过期')
  expect(screen.getAllByRole('dialog')).toEqual([question])
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await screen.findByRole('dialog', { name: '登录已超时，请重新登录' })
})

test('offers a login with the known address from the banner', async () => {
  const { email } = await logInExpired()
  renderInApp(<Page />)
  await userEvent.click(await screen.findByRole('button', { name: '先离线看' }))
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  await userEvent.click(await screen.findByRole('button', { name: `login of ${email}` }))
  await waitFor(() => expect(browserStorage.getToken()).toBe('new'))
  await waitFor(() => expect(screen.queryByText('登录已过期')).toBeNull())
})

test('fetches again after the login what the ended session refused', async () => {
  const { email } = await logInExpired()
  stubResponse(0, [{ product_id: 'dt', archive_id: '', times: 5 }])
  const Left = () => <p>{`left: ${useProductTimes()[0]?.times ?? 'unknown'}`}</p>
  renderInApp(
    <>
      <Left />
      <Page />
    </>,
  )
  await screen.findByText('left: unknown')
  await userEvent.click(await screen.findByRole('button', { name: '重新登录' }))
  await userEvent.click(await screen.findByRole('button', { name: `login of ${email}` }))
  await screen.findByText('left: 5')
})

test('announces another account’s changes and discards them only on confirmation', async () => {
  const first = await logIn()
  await addArchive(first.user_id, birth)
  const second = await logIn()
  renderInApp(<OtherAccountNotice />)
  await screen.findByRole('dialog', { name: '本机还有另一账户的 1 项改动' })
  expect(screen.getByText(new RegExp(first.email))).toBeVisible()
  expect(await countUnsyncedItems(second.user_id)).toBe(0)

  await userEvent.click(screen.getByRole('button', { name: '丢弃' }))
  expect(await countUnsyncedItems(first.user_id)).toBe(1)
  const sure = await screen.findByRole('dialog', { name: `丢弃 ${first.email} 的改动？` })
  await userEvent.click(Array.from(sure.querySelectorAll('button')).find((button) => button.textContent === '丢弃')!)
  await waitFor(async () => expect(await countUnsyncedItems(first.user_id)).toBe(0))
})
