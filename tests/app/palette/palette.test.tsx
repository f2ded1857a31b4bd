import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaletteEntry } from '#app/features/palette/entry.ts'
import { setCurrentOverlay } from '#app/features/palette/opened.ts'
import { CommandPalette } from '#app/features/palette/palette.tsx'
import { PaletteButton } from '#app/features/palette/palette-buttons.tsx'
import { setCharacterShortcutsOn } from '#app/features/palette/single-keys.ts'
import { activateLocale } from '#app/language/i18n.ts'
import { GlobalShortcutHandler } from '#app/routes/pages/page-keys.tsx'
import { listArchives } from '#device/archives/archive-list.ts'
import { addArchive } from '#device/archives/archives.ts'
import { saveMark } from '#device/books/marks.ts'
import { storeLocalTurn } from '#device/chats/ask.ts'
import { listRecentDestinations } from '#device/settings/recent-destinations.ts'
import { readSettings } from '#device/settings/settings.ts'
import { getUserDb } from '#device/store/db.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { createTestBook } from '../book/made-book.ts'
import { birth, resetDevice, logIn, renderInApp } from '../shell/in-app.tsx'

beforeEach(async () => {
  await resetDevice()
  setCharacterShortcutsOn(true)
})
afterEach(() => {
  vi.useRealTimers()
  setCurrentOverlay(undefined)
})

const field = () => screen.findByRole('combobox', { name: '查找' })
/** Returns the texts of the result rows. */
const rows = () => screen.getAllByRole('option').map((row) => row.textContent)
const active = () => screen.getByRole('option', { selected: true }).textContent

/** Renders the palette with two page entries that record when they are opened. */
async function openPalette() {
  const { user_id: userId } = await logIn()
  await addArchive(userId, birth)
  const opened: string[] = []
  const page = (id: string, name: string): PaletteEntry => ({ id, kind: 'page', name, open: () => opened.push(id) })
  const onClose = vi.fn()
  const pages = [page('page:/fate/index', '今日'), page('page:/fate/days', '择日')]
  const { router } = renderInApp(<CommandPalette pages={pages} onClose={onClose} />)
  await field()
  await waitFor(() => expect(rows()).toHaveLength(2))
  return { userId, opened, onClose, router, user: userEvent.setup() }
}

test('focuses the field, moves by arrows, opens and remembers by Enter', async () => {
  const { user, opened, onClose, userId } = await openPalette()
  const input = await field()
  expect(document.activeElement).toBe(input)
  expect(active()).toBe('今日页面')
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('择日页面')
  expect(document.getElementById(input.getAttribute('aria-activedescendant')!)).toBe(screen.getByRole('option', { selected: true }))
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['page:/fate/days'])
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(async () => expect(await listRecentDestinations(userId)).toEqual(['page:/fate/days']))
})

test.each([
  ['林知', '林知远', /\/archive\/index\?archiveId=/],
  ['lzy', '林知远', /\/archive\/index\?archiveId=/],
  ['辛巳', '林知远', /\/archive\/index\?archiveId=/],
  ['外在', '外在性格', /\/archive\/index\?archiveId=.+card=outer/],
  ['2031-12-03', '12月3日', /\/fate\/index#2031-12-03$/],
  ['2031', '2031 辛亥', /\/fate\/year\?year=2031$/],
  ['qisha', '七杀', /\/glossary\?term=god-qisha$/],
])('opens for “%s” the entry %s', async (typed, name, address) => {
  const { user, router } = await openPalette()
  await user.type(await field(), typed)
  await waitFor(() => expect(active()).toMatch(new RegExp(`^${name}`)))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.href).toMatch(address))
})

test('ranks a date’s fortune before its almanac', async () => {
  vi.setSystemTime(new Date('2026-12-01T12:00:00'))
  const { user, router } = await openPalette()
  await user.type(await field(), '12月3日')
  await waitFor(() => expect(rows().slice(0, 2)).toEqual(['12月3日星期四，2026 年日运', '12月3日星期四，2026 年历书']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.href).toMatch(/\/fate\/index#2026-12-03$/))
})

test('finds one’s own note by its text and opens its place', async () => {
  const { user, router, userId } = await openPalette()
  const [archive] = await listArchives(userId)
  const note = { archive_id: archive!.archive_id, product_id: 'fatebook', card: 'outer', locale: 'zh_CN' as const, paragraph: 'p1' }
  await saveMark(userId, { ...note, kind: 'note', text: '问过母亲，确有此事' })
  await user.type(await field(), '母亲')
  await waitFor(() => expect(active()).toMatch(/^问过母亲，确有此事.*笔记$/))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.href).toMatch(/archiveId=.+card=outer#p1$/))
})

test.each([
  ['fatebook', 'outer', /\/archive\/index\?archiveId=.+card=outer#/, '林知远 · 一卷命书 · 三 外在性格'],
  ['annual:2026', 'months', /\/fate\/year\?archiveId=.+year=2026#/, '林知远 · 2026 年度报告 · 十二个月'],
])('finds a sentence of %s and opens its paragraph', async (product_id, card, address, note) => {
  const { user, router, userId } = await openPalette()
  const [archive] = await listArchives(userId)
  const book = createTestBook(archive!.archive_id, { product_id })
  // Only the latest version of a book is searched.
  await getUserDb(userId).books.bulkPut([
    { ...book, cards: [], kept_at: 1 },
    { ...book, version: 2, kept_at: 2 },
  ])
  const { id, text } = book.cards.find((one) => one.id === card)!.sections[1]!.paragraphs[0]!
  await user.type(await field(), adaptTextToLevel(text.zh_CN, 'plain').slice(0, 10))
  await waitFor(() => expect(active()).toContain(`${note}原文`))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.href).toMatch(address))
  expect(router.history.location.hash).toBe(`#${id}`)
})

test('opens one’s own note in a yearly report', async () => {
  const { user, router, userId } = await openPalette()
  const [archive] = await listArchives(userId)
  const note = {
    archive_id: archive!.archive_id,
    product_id: 'annual:2026',
    card: 'months',
    locale: 'zh_CN' as const,
    paragraph: 'month.yin.a',
  }
  await saveMark(userId, { ...note, kind: 'note', text: '二月真的搬了家' })
  await user.type(await field(), '搬了家')
  await waitFor(() => expect(active()).toMatch(/^二月真的搬了家.*笔记$/))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.href).toMatch(/\/fate\/year\?archiveId=.+year=2026#month\.yin\.a$/))
})

test('finds a conversation by its content, after names', async () => {
  const { user, router, userId } = await openPalette()
  const pieces = [{ kind: 'line' as const, text: '食神主口福。', cites: [] }]
  await storeLocalTurn(userId, { mode: 'dt', by: 'house', text: '什么是十神？', locale: 'zh_CN', pieces })
  await user.type(await field(), '口福')
  await waitFor(() => expect(active()).toMatch(/^什么是十神？.*对话$/))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.history.location.pathname).toBe('/chat/log'))
})

test('toggles a setting in place; Shift opens its page', async () => {
  const { user, router, onClose } = await openPalette()
  await user.type(await field(), '页脚')
  await waitFor(() => expect(active()).toMatch(/^页脚.*开设置$/))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(active()).toMatch(/^页脚.*关设置$/))
  expect((await readSettings()).showFooter).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await waitFor(() => expect(router.history.location.href).toBe('/setting/appearance#showFooter'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('lists each value of a setting and marks the current one', async () => {
  const { user } = await openPalette()
  await user.type(await field(), '明暗：')
  await waitFor(() =>
    expect(
      rows()
        .slice(0, 3)
        .map((row) => row.slice(0, 5)),
    ).toEqual(['明暗：浅色', '明暗：深色', '明暗：自动']),
  )
  expect(active()).toMatch(/现在设置$/)
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(async () => expect((await readSettings()).mode).toBe('dark'))
  await waitFor(() => expect(active()).toMatch(/^明暗：深色.*现在设置$/))
})

test('reports no match and closes by Escape', async () => {
  const { user, onClose } = await openPalette()
  await user.type(await field(), '没有的词')
  const palette = within(screen.getByRole('dialog'))
  await waitFor(() => expect(palette.getByRole('status').textContent).toBe('没有找到。换几个字再试。'))
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

async function renderKeys() {
  await logIn()
  const { router } = renderInApp(
    <>
      <PaletteButton />
      <input aria-label="field" />
      <GlobalShortcutHandler />
    </>,
  )
  await screen.findByRole('button', { name: '查找' })
  return { router, user: userEvent.setup() }
}

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by %s and closes by Escape', async (keys) => {
  const { user } = await renderKeys()
  await user.keyboard(keys)
  const input = await field()
  expect(document.activeElement).toBe(input)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows the shortcuts by ?, opens a section by G and number', async () => {
  const { user, router } = await renderKeys()
  await user.keyboard('g4')
  await waitFor(() => expect(router.history.location.pathname).toBe('/setting/shop'))
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: '快捷键' })
  expect(within(sheet).getByText('商店').closest('div')!.textContent).toBe('G4商店')
})

test('ignores keys in a field, a dialog and an input method', async () => {
  const { user, router } = await renderKeys()
  const before = router.history.location.href
  screen.getByRole('textbox', { name: 'field' }).focus()
  await user.keyboard('g1?{Control>}k{/Control}')
  document.body.focus()
  ;(document.activeElement as HTMLElement).blur()
  for (const key of ['g', '4', '?']) dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: '快捷键' })
  await user.keyboard('{Control>}k{/Control}g4')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(router.history.location.href).toBe(before)
})

test('turns single-character keys off and hides them', async () => {
  const { user, router } = await renderKeys()
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: '快捷键' })
  await user.click(within(sheet).getByRole('switch'))
  expect(within(sheet).queryByText('商店')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?g4')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.history.location.pathname).toBe('/fate/index')
  await user.keyboard('{Control>}k{/Control}')
  expect(await field()).toBeVisible()
})

test('finds a day by its name in English', async () => {
  const { user } = await openPalette()
  await activateLocale('en_US')
  await user.type(await screen.findByRole('combobox', { name: 'Find' }), 'tomorrow')
  await waitFor(() => expect(active()).toMatch(/^Tomorrow/))
})
