import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Providers } from '#app/boot/providers.tsx'
import { EditArchivePage } from '#app/routes/pages/archive-form-pages.tsx'
import { queryClient } from '#app/session/query-client.ts'
import type { Archive } from '#contract/archive.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive, removeArchive, updateArchive } from '#device/archives/archives.ts'
import type { Profile } from '#device/archives/profile.ts'
import { userDb } from '#device/store/db.ts'
import { birth, freshDevice, logIn } from '../shell/in-app.tsx'

beforeEach(freshDevice)

/** The form of an archive whose book is unlocked, with so many edits left. */
async function editForm(edits_left: number | null, born: Partial<Profile> = {}) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, { ...birth, ...born })
  const row = (await userDb(user_id).archives.get(archive_id))!
  const shown: Archive = { ...row.shown!, books: edits_left === null ? [] : ['fatebook'], edits_left }
  await userDb(user_id).archives.put({ ...row, shown })
  const root = createRootRoute()
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
  const file = createRoute({ getParentRoute: () => shell, path: '/archive/file', component: EditArchivePage })
  const history = createMemoryHistory({ initialEntries: ['/archive/file'] })
  const pages = ['/archive/both', '/archive/index'].map((path) => createRoute({ getParentRoute: () => shell, path, component: () => null }))
  const router = createRouter({ routeTree: root.addChildren([shell.addChildren([file, ...pages])]), history })
  render(
    <Providers>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Providers>,
  )
  const now = () => getArchive(user_id, archive_id)
  return { user_id, archive_id, now, at: () => router.state.location.pathname, nameNow: async () => (await now())?.user_name }
}

async function rename(to: string) {
  const name = await screen.findByLabelText('称呼')
  await userEvent.clear(name)
  await userEvent.type(name, to)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
}

test('the form says before that one edit is left, and asks once more, naming what changes', async () => {
  const { nameNow } = await editForm(1)
  await screen.findByText('书已解锁，这份档案还可以修改一次，改称呼也算。改了生辰，书会照新的命盘另写一版，原来的留着。')
  await rename('知远')
  const question = await screen.findByRole('dialog', { name: '用掉唯一的一次修改？' })
  const rows = within(question).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([['称呼', '林知远', '知远']])
  await userEvent.click(within(question).getByRole('button', { name: '取消' }))
  expect(await nameNow()).toBe('林知远')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认修改' }))
  await waitFor(async () => expect(await nameNow()).toBe('知远'))
})

test('once the edit is spent there is no form to type into in vain', async () => {
  await editForm(0)
  await screen.findByRole('heading', { name: '“林知远”已经改过一次' })
  expect(screen.queryByLabelText('称呼')).toBeNull()
})

test('without an unlocked book nothing is asked', async () => {
  const { nameNow } = await editForm(null)
  await rename('知远')
  await waitFor(async () => expect(await nameNow()).toBe('知远'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what another tab has saved since the form was opened stays', async () => {
  const { user_id, archive_id, now } = await editForm(null)
  await screen.findByLabelText('称呼')
  await updateArchive(user_id, { ...birth, birthday: '1990-05-20 08:30:00', archive_id, base_version: 0 })
  await rename('知远')
  await waitFor(async () => expect(await now()).toMatchObject({ user_name: '知远', birthday: '1990-05-20 08:30:00' }))
})

test('an archive that was removed meanwhile is offered back, together with the edit', async () => {
  const { user_id, archive_id, nameNow } = await editForm(null)
  await screen.findByLabelText('称呼')
  await removeArchive(user_id, archive_id)
  await rename('知远')
  const question = await screen.findByRole('dialog', { name: '找回“林知远”？' })
  expect(await nameNow()).toBeUndefined()
  await userEvent.click(within(question).getByRole('button', { name: '找回并保存' }))
  await waitFor(async () => expect(await nameNow()).toBe('知远'))
})

// Li Chun 2025: 3 February 22:10:28 in UTC+8.
const atLichun = { birthday: '2025-02-03 22:10:00', offset_seconds: 28_800 } as const

test('a birth that is moved into a border shows both charts once it is saved', async () => {
  const { at, now } = await editForm(null, { ...atLichun, birthday: '2025-02-03 20:10:00' })
  const hour = await screen.findByLabelText('时（24 小时制）')
  await userEvent.clear(hour)
  await userEvent.type(hour, '22')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(at()).toBe('/archive/both'))
  expect((await now())!.birthday).toBe(atLichun.birthday)
})

test('a new name at a border that was left open opens nothing again', async () => {
  const { at } = await editForm(null, atLichun)
  await rename('知远')
  await waitFor(() => expect(at()).toBe('/archive/index'))
})
