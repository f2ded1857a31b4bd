import { act, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardPage } from '#app/features/book/read/card-page.tsx'
import { CHART_ROWS } from '#app/terms/chart-rows.ts'
import { type ListedArchive, getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { createTestBook } from './made-book.ts'

const printed = vi.fn<() => void>()

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('print', printed)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  printed.mockReset()
  await resetDevice()
})

/** Renders the book only at the address of the book page, as the routes do. */
function BookAt({ archive }: { archive: ListedArchive }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/archive/index' })
  return isHere ? <CardPage archive={archive} productId="fatebook" cardId="all" /> : null
}

/** Renders the print view of a new user's stored book. */
async function openWhole({ birthday = birth.birthday } = {}) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, { ...birth, birthday })
  const archive = (await getArchive(user_id, archive_id))!
  await getUserDb(user_id).books.put({ ...createTestBook(archive_id), kept_at: 1 })
  const app = renderInApp(<BookAt archive={archive} />, '/archive/index')
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('prints once per history entry and again by the button', async () => {
  const { router } = await openWhole()
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(router.history.location.state.hasPrinted).toBe(true)
  await act(() => router.navigate({ to: '/fate/index' }))
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  await act(async () => router.history.back())
  await screen.findByRole('heading', { level: 1 })
  await act(() => document.fonts.ready)
  expect(printed).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: '打印' }))
  expect(printed).toHaveBeenCalledTimes(2)
})

test('shows birth and whole chart on the first page', async () => {
  await openWhole()
  const book = document.querySelector('[data-book]') as HTMLElement
  expect(within(book).getByText('1990-05-15 08:30')).toBeVisible()
  expect(within(book).getByText('上海')).toBeVisible()
  const table = within(book).getByRole('table', { name: '命盘' })
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-row'))).toEqual([...CHART_ROWS])
})

test('omits the current chart from a book of another birth', async () => {
  await openWhole({ birthday: '1991-05-15 08:30:00' })
  const book = document.querySelector('[data-book]') as HTMLElement
  expect(within(book).queryByRole('table')).toBeNull()
  expect(within(book).getByText('庚午 辛巳 庚辰 庚辰')).toBeVisible()
})
