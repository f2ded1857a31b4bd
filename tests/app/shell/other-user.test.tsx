import { notificationsStore } from '@mantine/notifications'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ImportScreen } from '#app/features/backup/import-screen.tsx'
import { AddArchivePage } from '#app/routes/pages/archive-form-pages.tsx'
import '#app/routes/page-record.ts'
import { ShellPage } from '#app/routes/pages/shell-page.tsx'
import { useToastCleanup } from '#app/boot/cross-tab-sync.tsx'
import { useConfirm } from '#app/ui/confirm.tsx'
import { showToast } from '#app/ui/toast.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contract/export-format.ts'
import { listArchives } from '#device/archives/archive-list.ts'
import { getSession, saveLogin } from '#device/session/session.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, loginOf, renderInApp } from './in-app.tsx'

function Asking() {
  const confirm = useConfirm()
  return <button type="button" onClick={() => void confirm({ title: '删除“林知远”？', action: '删除' })}>{`ask`}</button>
}

/** Page with a form, an import and a dialog, all of one user. */
function Page() {
  return (
    <ShellPage>
      <AddArchivePage />
      <ImportScreen onDone={() => {}} />
      <Asking />
    </ShellPage>
  )
}

const fileOf = (user_name: string) =>
  new File(
    [
      JSON.stringify({
        format: EXPORT_FORMAT,
        version: EXPORT_VERSION,
        archives: [{ ...birth, user_name, archive_id: crypto.randomUUID() }],
      }),
    ],
    'mingshu.json',
  )

beforeEach(resetDevice)

test('clears toasts when another user logs in', async () => {
  const first = await logIn()
  renderHook(useToastCleanup)
  showToast('“甲的孩子”已置顶', { stays: true })
  const said = () => [...notificationsStore.getState().notifications, ...notificationsStore.getState().queue].length
  await saveLogin(loginOf(first.user_id, first.email, 'again'))
  await waitFor(async () => expect((await getSession())?.token).toBe('again'))
  expect(said()).toBe(1)
  await saveLogin(loginOf('the-other', 'other@example.com', 'other-token'))
  await waitFor(() => expect(said()).toBe(0))
})

test('clears one user’s input and dialogs for the next user', async () => {
  const first = await logIn()
  const { container } = renderInApp(<Page />)
  await userEvent.type(await screen.findByRole('textbox', { name: '称呼' }), '甲的孩子')
  await userEvent.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, fileOf('甲的父亲'))
  await screen.findByText('甲的父亲')
  await userEvent.click(screen.getByRole('button', { name: 'ask' }))
  await screen.findByRole('dialog', { name: '删除“林知远”？' })

  const second = await saveLogin(loginOf('the-other', 'other@example.com', 'other-token'))
  await waitFor(() => expect(screen.queryByText('甲的父亲')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '称呼' })).value).toBe('')
  expect(await getUserDb(second.user_id).queries.toArray()).toEqual([])
  expect(await listArchives(second.user_id)).toEqual([])

  await saveLogin(loginOf(first.user_id, first.email, 'again'))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '称呼' }).value).toBe('甲的孩子'))
})
