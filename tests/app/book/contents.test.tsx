import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BookContents } from '#app/features/book/contents/book-contents.tsx'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { createTestBook } from './made-book.ts'

beforeEach(resetDevice)

/** Renders the contents page of a new user's book, on a desktop or a phone. */
async function open({ isDesktop = false, isLocked = false } = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: isDesktop, media, addEventListener() {}, removeEventListener() {} }))
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  await getUserDb(user_id).books.put({ ...createTestBook(archive_id, { isLocked }), kept_at: 1 })
  const archive = (await getArchive(user_id, archive_id))!
  renderInApp(<BookContents archive={archive} bar={null} audioRow={null} />, '/archive/index')
}

/** Returns whether `one` precedes `other` in the document. */
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === Node.DOCUMENT_POSITION_FOLLOWING

test.each([
  [true, true, /解锁全书/],
  [true, false, /从头读起/],
  [false, true, /解锁全书/],
  [false, false, /从头读起/],
])('places the main link above the list on desktop (%s, locked %s)', async (isDesktop, isLocked, name) => {
  await open({ isDesktop, isLocked })
  const way = await screen.findByRole('link', { name })
  expect(isBefore(way, screen.getByRole('list'))).toBe(isDesktop)
})
