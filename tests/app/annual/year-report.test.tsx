/** Tests the actions of a yearly report: marks, search, printing and reading aloud. */
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAloudState, stopReadAloud } from '#app/features/listen/read-aloud/read-aloud.ts'
import { YearContent } from '#app/routes/pages/year-page.tsx'
import type { Book } from '#contract/book.ts'
import { getArchive } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { saveMark, listMarks } from '#device/books/marks.ts'
import { getUserDb } from '#device/store/db.ts'
import { createTestBook } from '../book/made-book.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

const YEAR = 2026
const PRODUCT = `annual:${YEAR}`

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }))
  await resetDevice()
})
afterEach(stopReadAloud)

// Stubbed for the whole file, because the app polls the list of voices for a while.
const voice = { lang: 'zh-CN', name: 'Tingting', voiceURI: 'tingting', localService: true, default: true }
const nothing = () => undefined
const speech = { speaking: false, pending: false, getVoices: () => [voice], speak: nothing, cancel: nothing, resume: nothing }
Object.assign(globalThis, {
  speechSynthesis: { ...speech, addEventListener: nothing },
  SpeechSynthesisUtterance: class extends EventTarget {},
})

/** Renders the page of a new user's yearly report. */
async function open({ isLocked = false, isWhole = false, version = undefined as number | undefined, path = '/fate/year' } = {}) {
  const { user_id } = await logIn()
  const { archive_id } = await addArchive(user_id, birth)
  const archive = (await getArchive(user_id, archive_id))!
  const book = createTestBook(archive_id, { isLocked, product_id: PRODUCT })
  await getUserDb(user_id).books.put({ ...book, kept_at: 1 })
  const app = renderInApp(<YearContent archive={archive} year={YEAR} version={version} isWhole={isWhole} />, path)
  await screen.findAllByRole('heading', { level: 1 })
  return { ...app, user_id, archive_id, book, marks: () => listMarks(user_id, archive_id, PRODUCT) }
}

const paragraphOf = (book: Book, card: string, section = 0) => book.cards.find(({ id }) => id === card)!.sections[section]!.paragraphs[0]!
const menuOf = (paragraph: string) =>
  waitFor(() => {
    const button = document.querySelector<HTMLElement>(`[data-paragraph="${paragraph}"] [aria-label="标记这一段"]`)
    if (!button) throw new Error(`no menu at ${paragraph}`)
    return button
  })
// Finds the button of the loaded menu, which alone has `aria-expanded`; the fallback button may be replaced at any time.
const moreButton = () => screen.findByRole('button', { name: '这份报告的更多操作', expanded: false })
const more = async (name: string) => {
  await userEvent.click(await moreButton())
  await userEvent.click(await screen.findByText(name))
}

test('marks paragraphs of the year, a season and a month by card', async () => {
  const { book, marks } = await open()
  const user = userEvent.setup()
  for (const card of ['annual', 'seasons', 'months']) {
    await user.click(await menuOf(paragraphOf(book, card).id))
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '标亮' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await waitFor(async () => expect(await marks()).toHaveLength(3))
  expect((await marks()).map(({ card, paragraph, kind }) => [card, paragraph, kind])).toEqual(
    ['annual', 'seasons', 'months'].map((card) => [card, paragraphOf(book, card).id, 'highlight']),
  )
  expect(document.querySelectorAll('article mark').length).toBeGreaterThanOrEqual(3)
})

test('queues a note for sending and links it to its paragraph', async () => {
  const { book, marks, router, user_id } = await open()
  const user = userEvent.setup()
  const { id, text } = paragraphOf(book, 'months', 4)
  await user.click(await menuOf(id))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '写笔记' }))
  const field = await screen.findByLabelText('笔记', { selector: 'textarea' })
  await waitFor(() => expect(field).toHaveProperty('readOnly', false))
  await user.type(field, '这个月搬家')
  await user.click(screen.getByText('保存'))
  await waitFor(async () => expect(await marks()).toMatchObject([{ kind: 'note', card: 'months', paragraph: id, text: '这个月搬家' }]))
  const waiting = await getUserDb(user_id).outbox.toArray()
  expect(waiting.filter(({ kind }) => kind === 'bookMark').map(({ input }) => input)).toMatchObject([
    { product_id: PRODUCT, paragraph: id },
  ])
  await more('笔记与标亮')
  const row = await screen.findByRole('button', { name: /^这个月搬家.*十二个月/ })
  expect(row.textContent).toContain(text.zh_CN.slice(0, 4))
  await user.click(row)
  await waitFor(() => expect(router.state.location.hash).toBe(id))
})

test('finds text in the report and links each hit to its paragraph', async () => {
  const { book, router } = await open()
  const { id, text } = paragraphOf(book, 'months', 2)
  await more('在报告里找')
  const sheet = await screen.findByRole('dialog', { name: '在报告里找' })
  const field = within(sheet).getByRole('searchbox', { name: '在报告里找' })
  await userEvent.type(field, '没有的字')
  await within(sheet).findByText('报告里没有这几个字')
  await userEvent.clear(field)
  await userEvent.type(field, adaptTextToLevel(text.zh_CN, 'plain').slice(0, 12))
  const [first] = await within(sheet).findAllByRole('button', { name: /^十二个月/ })
  await userEvent.click(first!)
  await waitFor(() => expect(router.state.location.hash).toBe(id))
})

test('scrolls the paragraph in the address into view', async () => {
  const seen = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const id = paragraphOf(createTestBook('any', { product_id: PRODUCT }), 'months', 7).id
  await open({ path: `/fate/year#${id}` })
  await waitFor(() => expect(seen.mock.contexts).toContain(document.getElementById(id)))
})

test('links a mark on a removed paragraph to the version with it', async () => {
  const { book, archive_id, user_id, router } = await open()
  const gone = paragraphOf(book, 'seasons')
  const cards = book.cards.map((card) => (card.id === 'seasons' ? { ...card, sections: card.sections.slice(1) } : card))
  await act(async () => {
    await getUserDb(user_id).books.put({ ...book, version: 2, cards, kept_at: 2 })
    await saveMark(user_id, { archive_id, product_id: PRODUCT, card: 'seasons', locale: 'zh_CN', kind: 'highlight', paragraph: gone.id })
  })
  await more('笔记与标亮')
  const row = await screen.findByRole('button', { name: /第 1 版/ })
  expect(row.textContent).toContain(adaptTextToLevel(gone.text.zh_CN, 'plain').slice(0, 6))
  await userEvent.click(row)
  await waitFor(() => expect(router.state.location.search).toEqual({ version: 1 }))
  expect(router.state.location.hash).toBe(gone.id)
})

test('names an older version and links to the current one', async () => {
  const { book, user_id } = await open({ version: 1 })
  const made = { version: 2, made_at: book.made_at + 1, made_for: 'texts', ganzhi: book.ganzhi } as const
  await act(async () => {
    await getUserDb(user_id).books.put({ ...book, ...made, kept_at: 2 })
    const { archive_id, product_id } = book
    const status = { archive_id, product_id, is_unlocked: true, is_free: false, version: 2, is_stale: false, is_updatable: false }
    await getUserDb(user_id).shelf.put({ ...status, versions: [made, { ...made, version: 1, made_at: book.made_at, made_for: 'first' }] })
  })
  const band = await screen.findByRole('note')
  expect(band.textContent).toContain('第 1 版，2026-11-23')
  const href = within(band).getByRole('link', { name: '读现在的一版' }).getAttribute('href')
  expect(href).toMatch(/^\/fate\/year\?archiveId=.+&year=2026$/)
})

test('prints birth, chart and every section', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
  const { book } = await open({ isWhole: true })
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const paper = document.querySelector('[data-book]') as HTMLElement
  expect(within(paper).getByRole('heading', { level: 1, name: '2026 年度报告' })).toBeVisible()
  expect(within(paper).getByText('1990-05-15 08:30')).toBeVisible()
  expect(within(paper).getByRole('table', { name: '命盘' })).toBeVisible()
  const parts = within(paper)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  const titles = book.cards.flatMap(({ title, sections }) => [title.zh_CN, ...sections.map((section) => section.title.zh_CN)])
  expect(parts).toEqual(expect.arrayContaining(titles))
  expect(within(paper).queryByRole('button', { name: '标记这一段' })).toBeNull()
})

test('offers notes and search in a locked report, no printing or voice', async () => {
  await open({ isLocked: true })
  expect(screen.queryByRole('button', { name: '朗读' })).toBeNull()
  await userEvent.click(await moreButton())
  await screen.findByText('在报告里找')
  await screen.findByRole('menuitem', { name: '分享这一年', hidden: true })
  expect(screen.queryByText('打印报告')).toBeNull()
})

test('reads the whole report aloud in page order', async () => {
  const { book } = await open()
  await userEvent.click(await screen.findByRole('button', { name: '朗读' }))
  await screen.findByRole('region', { name: '朗读' })
  await waitFor(() => expect(readAloudState.get().state).toBe('reading'))
  const { card, sentences } = readAloudState.get()
  expect(card).toBe('annual')
  const said = [...new Set(sentences.map(({ paragraph }) => paragraph))]
  const ids = book.cards.flatMap(({ sections, todo }) => [
    ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id)),
    ...(todo ? [todo.id] : []),
  ])
  expect(said.filter((id) => ids.includes(id))).toEqual(ids)
  await userEvent.click(screen.getAllByRole('button', { name: '停止朗读' })[0]!)
  expect(readAloudState.get().state).toBe('off')
})

test('explains how month scores relate to the map of days', async () => {
  await open()
  const scale = await screen.findByText('月柱得分只看这个月的一对干支；日图右列是当月每天的平均，两个数不必相同。')
  expect(within(scale.closest('section')!).getByRole('heading', { level: 2, name: '十二个月' })).toBeVisible()
})
