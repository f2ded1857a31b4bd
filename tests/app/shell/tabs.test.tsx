import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#app/browser/storage.ts'
import { MAX_TABS } from '#app/shell/tabs/opened-pages.ts'
import { addArchive } from '#device/archives/archives.ts'
import { birth, resetDevice, logIn } from './in-app.tsx'
import { renderTabs } from './tabs-fixture.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  await resetDevice()
})

const row = () => screen.getByRole('navigation', { name: '打开的页面' })
const links = () => within(row()).queryAllByRole('link')
const names = () => links().map((link) => link.textContent)
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page')
const tab = (name: string) => within(row()).getByRole('link', { name })
const showing = (path: string) => screen.findByRole('heading', { name: path })

/** Opens three pages one after another; the last one is current. */
async function openThreePages() {
  const session = await logIn()
  const fixture = renderTabs()
  await waitFor(() => expect(names()).toEqual(['今日']))
  await act(() => fixture.go('/fate/days'))
  await act(() => fixture.go('/setting/exchangecode'))
  await waitFor(() => expect(names()).toEqual(['今日', '择日', '兑换码']))
  return { ...fixture, session }
}

test('lists each opened page by title and marks the current', async () => {
  await openThreePages()
  expect(current().map((link) => link.textContent)).toEqual(['兑换码'])
})

test('names a page by its person and card in one tab', async () => {
  const { user_id } = await logIn()
  const { archive_id: archiveId } = await addArchive(user_id, birth)
  const { go } = renderTabs()
  await waitFor(() => expect(names()).toEqual(['今日']))
  await act(() => go('/archive/index', { search: { archiveId, card: 'chart' } }))
  await waitFor(() => expect(names()).toEqual(['今日', '林知远 · 命盘']))
  await act(() => go('/archive/index', { search: { archiveId, card: 'love' } }))
  await waitFor(() => expect(names()).toEqual(['今日', '林知远 · 爱情婚姻']))
  await act(() => go('/fate/month', { search: { month: '2026-11' } }))
  await waitFor(() => expect(names()).toEqual(['今日', '林知远 · 爱情婚姻', '2026年11月']))
})

test('opens the existing tab of a linked page', async () => {
  await openThreePages()
  await userEvent.click(screen.getByRole('link', { name: 'to the days' }))
  await showing('/fate/days')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
  expect(current().map((link) => link.textContent)).toEqual(['择日'])
})

test('adds no tab for an unknown address', async () => {
  const { go } = await openThreePages()
  await act(() => go('/nowhere'))
  await showing('nothing')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
  expect(current()).toEqual([])
})

test('replaces the tab of a replaced page', async () => {
  const { go, session } = await openThreePages()
  const { archive_id: archiveId } = await addArchive(session.user_id, birth)
  await act(() => go('/archive/index', { replace: true, search: { archiveId } }))
  await waitFor(() => expect(names()).toEqual(['今日', '择日', '林知远']))
})

test('closes a tab and leads to the neighbour of the current', async () => {
  await openThreePages()
  await userEvent.click(screen.getByRole('button', { name: '关闭“今日”' }))
  expect(names()).toEqual(['择日', '兑换码'])
  expect(screen.getByRole('heading', { name: '/setting/exchangecode' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '关闭“兑换码”' }))
  await showing('/fate/days')
  expect(names()).toEqual(['择日'])
})

test('leads to today after the last tab and cannot close it', async () => {
  await logIn()
  renderTabs('/fate/days')
  await userEvent.click(await screen.findByRole('button', { name: '关闭“择日”' }))
  await showing('/fate/index')
  await waitFor(() => expect(names()).toEqual(['今日']))
  expect(screen.queryByRole('button', { name: /关闭/ })).toBeNull()
})

test('closes a tab by the middle mouse button', async () => {
  await openThreePages()
  fireEvent(tab('择日'), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
  expect(names()).toEqual(['今日', '兑换码'])
})

test('closes all other tabs by the context menu', async () => {
  await openThreePages()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '关闭其他' }))
  await showing('/fate/days')
  await waitFor(() => expect(names()).toEqual(['择日']))
})

test('moves a tab by the context menu', async () => {
  await openThreePages()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '往前移' }))
  expect(names()).toEqual(['择日', '今日', '兑换码'])
})

test('has one tab stop and moves by arrows, Home and End', async () => {
  await openThreePages()
  expect(links().filter((link) => link.tabIndex === 0)).toEqual([tab('兑换码')])
  act(() => tab('兑换码').focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tab('择日'))
  expect(links().filter((link) => link.tabIndex === 0)).toEqual([tab('择日')])
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(tab('今日'))
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(tab('兑换码'))
  expect(screen.getByRole('heading', { name: '/setting/exchangecode' })).toBeVisible()
})

test('closes tabs by Delete and keeps the focus in the row', async () => {
  await openThreePages()
  act(() => tab('兑换码').focus())
  await userEvent.keyboard('{Delete}')
  await showing('/fate/days')
  await waitFor(() => expect(names()).toEqual(['今日', '择日']))
  expect(within(row()).getByRole('status').textContent).toBe('已关闭“兑换码”')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.activeElement).toBe(tab('择日'))
  await userEvent.keyboard('{Delete}')
  await showing('/fate/index')
  expect(document.activeElement).toBe(tab('今日'))
})

test('moves the tab by Alt and arrows and announces its position', async () => {
  await openThreePages()
  act(() => tab('兑换码').focus())
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(names()).toEqual(['今日', '兑换码', '择日'])
  expect(document.activeElement).toBe(tab('兑换码'))
  expect(within(row()).getByRole('status').textContent).toBe('第 2 个，共 3 个')
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
})

test('limits the row to twelve tabs', async () => {
  const { user_id } = await logIn()
  const { go } = renderTabs()
  await waitFor(() => expect(names()).toEqual(['今日']))
  for (let n = 0; n < MAX_TABS; n++) {
    const { archive_id: archiveId } = await addArchive(user_id, { ...birth, user_name: `第${n}` })
    await act(() => go('/archive/index', { search: { archiveId } }))
  }
  await waitFor(() => expect(names()).toHaveLength(MAX_TABS))
  expect(names()).not.toContain('今日')
  await waitFor(() => expect(names().at(-1)).toBe('第11'))
})

test('restores the row and its order after a reload', async () => {
  const { unmount, session } = await openThreePages()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '往前移' }))
  unmount()
  renderTabs('/setting/exchangecode')
  await waitFor(() => expect(names()).toEqual(['择日', '今日', '兑换码']))
  expect(browserStorage.getOpenedPages(session.user_id)).toHaveLength(3)
})

test('restores the scroll position of a tab', async () => {
  const { go } = await openThreePages()
  const scrolled = vi.spyOn(window, 'scrollTo')
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  await act(() => go('/fate/days'))
  place.mockReturnValue(0)
  await userEvent.click(tab('兑换码'))
  await showing('/setting/exchangecode')
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }))
})

test('restores typed input from another tab and after a reload', async () => {
  const { unmount } = await openThreePages()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  await userEvent.click(tab('今日'))
  await showing('/fate/index')
  await userEvent.click(tab('兑换码'))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'code' })).value).toBe('MING')
  unmount()
  renderTabs('/setting/exchangecode')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'code' }).value).toBe('MING'))
})

test('stores a draft per page and removes sent or closed ones', async () => {
  const { go, session } = await openThreePages()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  await act(() => go('/archive/add'))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'code' })).value).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'SHU')
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(Object.keys(browserStorage.getFormDrafts(session.user_id)!)).toEqual(['/setting/exchangecode'])
  await userEvent.click(screen.getByRole('button', { name: '关闭“兑换码”' }))
  expect(browserStorage.getFormDrafts(session.user_id)).toEqual({})
})

test('removes all tab state on logout, separately per user', async () => {
  const { session, unmount } = await openThreePages()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  expect(browserStorage.getOpenedPages('somebody else')).toBeUndefined()
  expect(browserStorage.getFormDrafts('somebody else')).toBeUndefined()
  browserStorage.setToken(null)
  expect(browserStorage.getOpenedPages(session.user_id)).toBeUndefined()
  expect(browserStorage.getFormDrafts(session.user_id)).toBeUndefined()
  // A page that is hidden after the logout stores nothing.
  dispatchEvent(new Event('pagehide'))
  unmount()
  expect(sessionStorage.getItem('mingshu-opened-pages')).toBeNull()
})
