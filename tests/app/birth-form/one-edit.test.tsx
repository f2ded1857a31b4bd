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
import type { ArchiveProfile } from '#device/archives/profile.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn } from '../shell/in-app.tsx'

beforeEach(resetDevice)

/** Renders the edit form of an archive. `edits_left`: edits left after its book was unlocked; null: no book. */
async function editForm(edits_left: number | null, born: Partial<ArchiveProfile> = {}) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, { ...birth, ...born })
  const row = (await getUserDb(user_id).archives.get(archive_id))!
  const shown: Archive = { ...row.shown!, books: edits_left === null ? [] : ['fatebook'], edits_left }
  await getUserDb(user_id).archives.put({ ...row, shown })
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

test('announces the last edit and confirms it with its changes', async () => {
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

test('shows no form once the edit is spent', async () => {
  await editForm(0)
  await screen.findByRole('heading', { name: '“林知远”已经改过一次' })
  expect(screen.queryByLabelText('称呼')).toBeNull()
})

test('asks nothing without an unlocked book', async () => {
  const { nameNow } = await editForm(null)
  await rename('知远')
  await waitFor(async () => expect(await nameNow()).toBe('知远'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps what another tab has saved meanwhile', async () => {
  const { user_id, archive_id, now } = await editForm(null)
  await screen.findByLabelText('称呼')
  await updateArchive(user_id, { ...birth, birthday: '1990-05-20 08:30:00', archive_id, base_version: 0 })
  await rename('知远')
  await waitFor(async () => expect(await now()).toMatchObject({ user_name: '知远', birthday: '1990-05-20 08:30:00' }))
})

test('offers to restore an archive removed meanwhile and applies the edit', async () => {
  const { user_id, archive_id, nameNow } = await editForm(null)
  await screen.findByLabelText('称呼')
  await removeArchive(user_id, archive_id)
  await rename('知远')
  const question = await screen.findByRole('dialog', { name: '找回“林知远”？' })
  expect(await nameNow()).toBeUndefined()
  await userEvent.click(within(question).getByRole('button', { name: '找回并保存' }))
  await waitFor(async () => expect(await nameNow()).toBe('知远'))
})

// 立春 2025: 3 February 22:10:28 in UTC+8.
const atLichun = { birthday: '2025-02-03 22:10:00', offset_seconds: 28_800 } as const

test('shows both charts after a birth was moved into a border', async () => {
  const { at, now } = await editForm(null, { ...atLichun, birthday: '2025-02-03 20:10:00' })
  const hour = await screen.findByLabelText('时（24 小时制）')
  await userEvent.clear(hour)
  await userEvent.type(hour, '22')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(at()).toBe('/archive/both'))
  expect((await now())!.birthday).toBe(atLichun.birthday)
})

test('does not show both charts again after a rename', async () => {
  const { at } = await editForm(null, atLichun)
  await rename('知远')
  await waitFor(() => expect(at()).toBe('/archive/index'))
})
