import { act, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardPage } from '#app/features/book/read/card-page.tsx'
import { CHART_ROWS } from '#app/terms/chart-rows.ts'
import { type ListedArchive, getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { userDb } from '#device/store/db.ts'
import { birth, freshDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { madeBook } from './made-book.ts'

const printed = vi.fn<() => void>()

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('print', printed)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  printed.mockReset()
  await freshDevice()
})

/** Only at its address, as the routes have it. */
function BookAt({ archive }: { archive: ListedArchive }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/archive/index' })
  return isHere ? <CardPage archive={archive} productId="fatebook" cardId="all" /> : null
}

/** Somebody's whole book, made for that birth. */
async function openWhole({ birthday = birth.birthday } = {}) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, { ...birth, birthday })
  const archive = (await getArchive(user_id, archive_id))!
  await userDb(user_id).books.put({ ...madeBook(archive_id), kept_at: 1 })
  const app = renderInApp(<BookAt archive={archive} />, '/archive/index')
  await screen.findByRole('heading', { level: 1 })
  return app
}

test('the printer is asked once by an entry of the history, and again by the button', async () => {
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

test('the first page has the birth and the whole chart', async () => {
  await openWhole()
  const book = document.querySelector('[data-book]') as HTMLElement
  expect(within(book).getByText('1990-05-15 08:30')).toBeVisible()
  expect(within(book).getByText('上海')).toBeVisible()
  const table = within(book).getByRole('table', { name: '命盘' })
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-row'))).toEqual([...CHART_ROWS])
})

test('a book of another birth is printed without the chart that the archive has now', async () => {
  await openWhole({ birthday: '1991-05-15 08:30:00' })
  const book = document.querySelector('[data-book]') as HTMLElement
  expect(within(book).queryByRole('table')).toBeNull()
  expect(within(book).getByText('庚午 辛巳 庚辰 庚辰')).toBeVisible()
})
