import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CardPage } from '#app/features/book/read/card-page.tsx'
import type { Book } from '#contract/book.ts'
import { addArchive } from '#device/archives/archives.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { saveMark, listMarks } from '#device/books/marks.ts'
import { changeConfig } from '#device/settings/settings.ts'
import { getUserDb } from '#device/store/db.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'
import { createTestBook } from './made-book.ts'

// `matchMedia` never matches, as on a phone, so overlays open as sheets.
beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await resetDevice()
})

/** Renders a card of a new user's stored book. */
async function open(cardId: string, { isLocked = false, isOld = false } = {}) {
  const { user_id } = await logIn()
  const { archive_id: archiveId } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archiveId))!
  const book = createTestBook(archiveId, { isLocked })
  await getUserDb(user_id).books.put({ ...book, kept_at: 1 })
  if (isOld) await putNewer(user_id, book)
  const version = isOld ? 1 : undefined
  const { router } = renderInApp(<CardPage archive={archive} productId="fatebook" cardId={cardId} version={version} band={<p>开锁处</p>} />)
  await screen.findByRole('heading', { level: 1 })
  return { router, user_id, archiveId, book, card: book.cards.find(({ id }) => id === cardId)! }
}

/** Stores a second version without the first paragraph of the card `self`. */
async function putNewer(user_id: string, book: Book) {
  const made_at = book.made_at + 86_400_000
  const cards = book.cards.map((card) => {
    if (card.id !== 'self') return card
    const [first, ...rest] = card.sections
    return { ...card, sections: [{ ...first!, paragraphs: first!.paragraphs.slice(1) }, ...rest] }
  })
  const newer: Book = { ...book, version: 2, made_at, made_for: 'texts', cards }
  const { archive_id, product_id } = book
  const db = getUserDb(user_id)
  await db.books.put({ ...newer, kept_at: 2 })
  await db.shelf.put({
    archive_id,
    product_id,
    is_unlocked: true,
    is_free: false,
    version: 2,
    is_stale: false,
    is_updatable: false,
    versions: [newer, book].map(({ version, made_at: at, made_for, ganzhi }) => ({ version, made_at: at, made_for, ganzhi })),
  })
}

const UNSEEN = '[style*="display: none"]'

/** Returns the text of the visible card; neighbouring cards are rendered but hidden. */
function mainText(): string {
  const seen = document.querySelector('article')!.cloneNode(true) as HTMLElement
  seen.querySelectorAll(UNSEEN).forEach((one) => one.remove())
  return seen.textContent
}

test('shows line, three reasons with shares, sections and the advice', async () => {
  const { card, book } = await open('self')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('二 日主')
  expect(screen.getByText('庚金')).toBeVisible()
  expect(document.querySelector('[data-fading]')).toBeNull()
  expect(screen.getByText(card.line!.text.zh_CN)).toBeVisible()
  const reasons = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(reasons).toHaveLength(3)
  card.reasons.forEach((id, i) => expect(reasons[i]).toContain(book.facts[id]!.plain.zh_CN))
  expect(reasons.every((text) => /1000? 张盘里/.test(text))).toBe(true)
  for (const { title } of card.sections) expect(screen.getByRole('heading', { level: 2, name: title.zh_CN })).toBeVisible()
  expect(screen.getByRole('heading', { name: '可做的一件事' })).toBeVisible()
  expect(mainText()).not.toMatch(/[⟨⟩*]/)
})

test('adds terms and rules by reader level', async () => {
  const { card, book } = await open('self')
  const paragraph = card.sections[0]!.paragraphs[0]!
  const [fact] = paragraph.because.map((id) => book.facts[id]!)
  expect(screen.getAllByText('依据').length).toBeGreaterThan(card.sections.length)
  await act(() => changeConfig({ readerLevel: 'student' }))
  await waitFor(() => expect(mainText()).toContain(fact!.term.zh_CN))
  expect(mainText()).not.toContain(fact!.rule.zh_CN)
  await act(() => changeConfig({ readerLevel: 'practitioner' }))
  await waitFor(() => expect(mainText()).toContain(fact!.rule.zh_CN))
})

test('opens the fact of a chip with its chart cells lit', async () => {
  const { card, book } = await open('outer')
  await act(() => changeConfig({ readerLevel: 'practitioner' }))
  const id = card.reasons.find((one) => one === 'stems:one-element')!
  const { plain, term } = book.facts[id]!
  await userEvent.click(await screen.findByText(`${plain.zh_CN} · ${term.zh_CN}`, { ignore: `${UNSEEN} *` }))
  const note = await screen.findByRole('dialog')
  expect(note.textContent).toContain(book.facts[id]!.rule.zh_CN)
  const lit = [...note.querySelectorAll('[data-lit]')].map((cell) => cell.textContent.slice(0, 1))
  expect(lit).toEqual(['庚', '辛', '庚', '庚'])
})

test('shows only line, seal and waiting count of a locked card', async () => {
  const { card } = await open('outer', { isLocked: true })
  expect(screen.getByText(card.line!.text.zh_CN)).toBeVisible()
  expect(screen.getByText(card.line!.text.zh_CN).closest('[data-fading]')).not.toBeNull()
  expect(screen.getByText('封', { ignore: `${UNSEEN} *` })).toBeVisible()
  expect(mainText()).toContain(`这一卡还有 ${card.waiting} 段，随全书开启`)
  expect(screen.getByText('开锁处', { ignore: `${UNSEEN} *` })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  const bar = screen.getByRole('navigation', { name: '翻页' })
  expect(within(bar).getByText('第 3 卡，共 10 卡')).toBeVisible()
  expect(within(within(bar).getByRole('button', { name: /内在性格/ })).getByLabelText('未开启')).toBeVisible()
})

test('toggles a highlight and saves a typed note', async () => {
  const { user_id, archiveId, card } = await open('self')
  const user = userEvent.setup()
  const [paragraph] = card.sections[0]!.paragraphs
  const marks = () => listMarks(user_id, archiveId, 'fatebook')
  const doing = async (name: string) => {
    await user.click(document.querySelector(`[data-paragraph="${paragraph!.id}"] [aria-label="标记这一段"]`)!)
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
  }
  await doing('标亮')
  await waitFor(async () => expect(await marks()).toMatchObject([{ kind: 'highlight', paragraph: paragraph!.id, quote: '' }]))
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBeTruthy())
  await doing('取消标亮')
  await waitFor(async () => expect(await marks()).toEqual([]))
  await user.click(await screen.findByText('撤销'))
  await waitFor(async () => expect(await marks()).toHaveLength(1))
  await doing('写笔记')
  const text = await screen.findByLabelText('笔记', { selector: 'textarea' })
  await waitFor(() => expect(text).toHaveProperty('readOnly', false))
  await user.type(text, '确实如此')
  await user.click(screen.getByText('保存'))
  await screen.findByLabelText('笔记：确实如此')
  expect((await marks()).map(({ kind, text: said }) => [kind, said])).toEqual([
    ['highlight', ''],
    ['note', '确实如此'],
  ])
})

test('links a mark on a removed paragraph to the version with it', async () => {
  const { router, user_id, archiveId, book, card } = await open('self', {})
  await act(() => putNewer(user_id, book))
  const [gone] = card.sections[0]!.paragraphs
  const left = { archive_id: archiveId, product_id: 'fatebook', card: 'self', locale: 'zh_CN', paragraph: gone!.id } as const
  await act(() => saveMark(user_id, { ...left, kind: 'highlight' }))
  await userEvent.click(screen.getByRole('button', { name: '这本书的更多操作' }))
  await userEvent.click(await screen.findByText('笔记与标亮'))
  const sheet = await screen.findByRole('dialog')
  const row = await within(sheet).findByRole('button', { name: /第 1 版/ })
  expect(row.textContent).toContain(adaptTextToLevel(gone!.text.zh_CN, 'plain'))
  await userEvent.click(row)
  await waitFor(() => expect(router.state.location.search).toEqual({ card: 'self', version: 1 }))
  expect(router.state.location.hash).toBe(gone!.id)
})

test('names an older version and links to the current one', async () => {
  await open('self', { isOld: true })
  const band = await screen.findByRole('note')
  expect(band.textContent).toContain('第 1 版，2026-11-23')
  expect(within(band).getByRole('link', { name: '读现在的一版' })).toHaveAttribute('href', expect.not.stringContaining('version='))
  expect(within(band).getByRole('link', { name: '新版改了什么' })).toHaveAttribute('href', expect.stringContaining('/archive/newversion'))
})

test('returns the focus to the paragraph after highlight and note', async () => {
  const { card } = await open('self')
  const [paragraph] = card.sections[0]!.paragraphs
  const more = () => document.querySelector<HTMLElement>(`[data-paragraph="${paragraph!.id}"] [aria-label="标记这一段"]`)!
  const doing = async (name: string) => {
    await userEvent.click(more())
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))
  }
  await doing('标亮')
  await waitFor(() => expect(more()).toHaveFocus())
  await doing('写笔记')
  const text = await screen.findByLabelText('笔记', { selector: 'textarea' })
  await waitFor(() => expect(text).toHaveFocus())
  await waitFor(() => expect(text).toHaveProperty('readOnly', false))
  await userEvent.keyboard('记下')
  await userEvent.click(screen.getByText('保存'))
  await waitFor(() => expect(more()).toHaveFocus())
})

test('links a mark to the version that was current then', async () => {
  const { router, user_id, archiveId, book } = await open('self')
  await act(() => putNewer(user_id, book))
  const left = { archive_id: archiveId, product_id: 'fatebook', card: 'self', locale: 'zh_CN', paragraph: 'self-elsewhere' } as const
  vi.spyOn(Date, 'now').mockReturnValue(book.made_at + 1000)
  await act(() => saveMark(user_id, { ...left, kind: 'highlight', quote: '当时的字' }))
  await userEvent.click(screen.getByRole('button', { name: '这本书的更多操作' }))
  await userEvent.click(await screen.findByText('笔记与标亮'))
  const row = await within(await screen.findByRole('dialog')).findByRole('button', { name: /当时的字.*第 1 版/ })
  await userEvent.click(row)
  await waitFor(() => expect(router.state.location.search).toEqual({ card: 'self', version: 1 }))
})
