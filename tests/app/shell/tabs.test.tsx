import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '#app/browser/storage.ts'
import { MAX_TABS } from '#app/shell/tabs/opened-pages.ts'
import { addArchive } from '#device/archives/archives.ts'
import { birth, freshDevice, logIn } from './in-app.tsx'
import { renderTabs } from './tabs-fixture.tsx'

beforeEach(async () => {
  sessionStorage.clear()
  await freshDevice()
})

const row = () => screen.getByRole('navigation', { name: '打开的页面' })
const links = () => within(row()).queryAllByRole('link')
const names = () => links().map((link) => link.textContent)
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'page')
const tab = (name: string) => within(row()).getByRole('link', { name })
const showing = (path: string) => screen.findByRole('heading', { name: path })

/** Three pages opened one after another, the last one standing. */
async function three() {
  const session = await logIn()
  const fixture = renderTabs()
  await waitFor(() => expect(names()).toEqual(['今日']))
  await act(() => fixture.go('/fate/days'))
  await act(() => fixture.go('/setting/exchangecode'))
  await waitFor(() => expect(names()).toEqual(['今日', '择日', '兑换码']))
  return { ...fixture, session }
}

test('each opened page stands in the row by its title, and the one that stands is marked', async () => {
  await three()
  expect(current().map((link) => link.textContent)).toEqual(['兑换码'])
})

test('a page of somebody has their name, another card of theirs stands in the same tab', async () => {
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

test('a link to a page that has a tab goes to that tab', async () => {
  await three()
  await userEvent.click(screen.getByRole('link', { name: 'to the days' }))
  await showing('/fate/days')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
  expect(current().map((link) => link.textContent)).toEqual(['择日'])
})

test('an address that names no page gets no tab', async () => {
  const { go } = await three()
  await act(() => go('/nowhere'))
  await showing('nothing')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
  expect(current()).toEqual([])
})

test('what takes the place of a page takes its tab', async () => {
  const { go, session } = await three()
  const { archive_id: archiveId } = await addArchive(session.user_id, birth)
  await act(() => go('/archive/index', { replace: true, search: { archiveId } }))
  await waitFor(() => expect(names()).toEqual(['今日', '择日', '林知远']))
})

test('the cross of the page that stands leads to its neighbour; another one’s changes no page', async () => {
  await three()
  await userEvent.click(screen.getByRole('button', { name: '关闭“今日”' }))
  expect(names()).toEqual(['择日', '兑换码'])
  expect(screen.getByRole('heading', { name: '/setting/exchangecode' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '关闭“兑换码”' }))
  await showing('/fate/days')
  expect(names()).toEqual(['择日'])
})

test('the last page that is closed leads to today, and today alone has no cross', async () => {
  await logIn()
  renderTabs('/fate/days')
  await userEvent.click(await screen.findByRole('button', { name: '关闭“择日”' }))
  await showing('/fate/index')
  await waitFor(() => expect(names()).toEqual(['今日']))
  expect(screen.queryByRole('button', { name: /关闭/ })).toBeNull()
})

test('the wheel of a mouse closes what it is pressed on', async () => {
  await three()
  fireEvent(tab('择日'), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
  expect(names()).toEqual(['今日', '兑换码'])
})

test('a right click asks what to do with that tab: all others can be closed', async () => {
  await three()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '关闭其他' }))
  await showing('/fate/days')
  await waitFor(() => expect(names()).toEqual(['择日']))
})

test('a tab is moved by the menu, too', async () => {
  await three()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '往前移' }))
  expect(names()).toEqual(['择日', '今日', '兑换码'])
})

test('Tab stops once in the row, at the page that stands; arrows, Home and End walk along it', async () => {
  await three()
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

test('Delete closes one after another, and the focus stays in the row', async () => {
  await three()
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

test('Alt and the arrows take the tab along, with word of where it stands', async () => {
  await three()
  act(() => tab('兑换码').focus())
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(names()).toEqual(['今日', '兑换码', '择日'])
  expect(document.activeElement).toBe(tab('兑换码'))
  expect(within(row()).getByRole('status').textContent).toBe('第 2 个，共 3 个')
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  expect(names()).toEqual(['今日', '择日', '兑换码'])
})

test('no more than twelve stand: the one longest unused goes', async () => {
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

test('a reload keeps the row, its order and where each page was left', async () => {
  const { unmount, session } = await three()
  fireEvent.contextMenu(tab('择日'))
  await userEvent.click(await screen.findByRole('menuitem', { name: '往前移' }))
  unmount()
  renderTabs('/setting/exchangecode')
  await waitFor(() => expect(names()).toEqual(['择日', '今日', '兑换码']))
  expect(storage.getOpenedPages(session.user_id)).toHaveLength(3)
})

test('a page that is gone back to stands where it was left', async () => {
  const { go } = await three()
  const scrolled = vi.spyOn(window, 'scrollTo')
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  await act(() => go('/fate/days'))
  place.mockReturnValue(0)
  await userEvent.click(tab('兑换码'))
  await showing('/setting/exchangecode')
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 640, behavior: 'instant' }))
})

test('what is typed on a page is there again from another tab and over a reload', async () => {
  const { unmount } = await three()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  await userEvent.click(tab('今日'))
  await showing('/fate/index')
  await userEvent.click(tab('兑换码'))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'code' })).value).toBe('MING')
  unmount()
  renderTabs('/setting/exchangecode')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'code' }).value).toBe('MING'))
})

test('each page has a form of its own; what was sent or closed is kept no longer', async () => {
  const { go, session } = await three()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  await act(() => go('/archive/add'))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'code' })).value).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'SHU')
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(Object.keys(storage.getFormDrafts(session.user_id)!)).toEqual(['/setting/exchangecode'])
  await userEvent.click(screen.getByRole('button', { name: '关闭“兑换码”' }))
  expect(storage.getFormDrafts(session.user_id)).toEqual({})
})

test('a log-out leaves nothing behind, and nothing of one user is another’s', async () => {
  const { session, unmount } = await three()
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), 'MING')
  expect(storage.getOpenedPages('somebody else')).toBeUndefined()
  expect(storage.getFormDrafts('somebody else')).toBeUndefined()
  storage.setToken(null)
  expect(storage.getOpenedPages(session.user_id)).toBeUndefined()
  expect(storage.getFormDrafts(session.user_id)).toBeUndefined()
  // A page that is left after the log-out writes nothing down.
  dispatchEvent(new Event('pagehide'))
  unmount()
  expect(sessionStorage.getItem('mingshu-opened-pages')).toBeNull()
})
