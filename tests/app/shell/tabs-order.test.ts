import { expect, test } from 'vitest'
import { pageIdOf } from '#app/session/page-id.ts'
import {
  closeTab,
  saveTabScroll,
  MAX_TABS,
  moveTab,
  findNeighbour,
  openTab,
  createOpenedPage,
  replaceTab,
  type OpenedPages,
} from '#app/shell/tabs/opened-pages.ts'

const at = (pathname: string, search: object = {}, usedAt = 0, hash = '') => createOpenedPage({ pathname, search, hash }, usedAt)
const row = (...paths: string[]) => paths.map((path, n) => at(path, {}, n))
const paths = (pages: OpenedPages) => pages.map(({ pathname }) => pathname)

test('a page is told by its path and by whom it is about, not by where one is on it', () => {
  const book = (search: object) => pageIdOf({ pathname: '/archive/index', search })
  expect(book({ archiveId: 'a', card: 'chart' })).toBe(book({ archiveId: 'a', card: 'love' }))
  expect(book({ archiveId: 'a' })).not.toBe(book({ archiveId: 'b' }))
  expect(book({})).not.toBe(book({ archiveId: 'a' }))
  const chat = (search: object) => pageIdOf({ pathname: '/chat/index', search })
  expect(chat({ chat: 'bg', c: '1' })).not.toBe(chat({ chat: 'bg', c: '2' }))
})

test('both addresses of today, and one with a stroke at its end, are one page', () => {
  expect(pageIdOf({ pathname: '/home/index', search: {} })).toBe(pageIdOf({ pathname: '/fate/index/', search: {} }))
})

test('a page without a tab gets one at the end of the row', () => {
  expect(paths(openTab(row('/a', '/b'), at('/c')))).toEqual(['/a', '/b', '/c'])
})

test('a page with a tab goes there, keeps its place in the row and takes the newer address', () => {
  const pages = [at('/fate/month', { month: '2026-11' }), at('/b')]
  expect(openTab(pages, at('/fate/month', { month: '2027-01' }, 5))).toEqual([at('/fate/month', { month: '2027-01' }, 5), at('/b')])
})

test('how far a page was scrolled counts for the very same address alone', () => {
  const pages = saveTabScroll([at('/b', { card: 'love' })], '/b', 640, 7)
  expect(openTab(pages, at('/b', { card: 'love' }, 9))).toEqual([{ ...at('/b', { card: 'love' }, 9), scrolled: 640 }])
  expect(openTab(pages, at('/b', { card: 'self' }, 9))[0]!.scrolled).toBe(0)
})

test('of thirteen the one longest unused goes, wherever it stands', () => {
  const twelve = Array.from({ length: MAX_TABS }, (_, n) => at(`/${n}`, {}, 100 + n))
  const used = saveTabScroll(twelve, '/0', 0, 500)
  expect(MAX_TABS).toBe(12)
  const after = openTab(used, at('/new', {}, 0))
  expect(after).toHaveLength(12)
  expect(paths(after)).not.toContain('/1')
  expect(paths(after)).toContain('/0')
  expect(after.at(-1)!.pathname).toBe('/new')
})

test('what takes the place of a page takes its tab', () => {
  expect(paths(replaceTab(row('/a', '/archive/add', '/b'), '/archive/add', at('/archive/index', { archiveId: 'x' })))).toEqual([
    '/a',
    '/archive/index',
    '/b',
  ])
})

test('what takes the place of a page and has a tab of its own leaves one tab', () => {
  expect(paths(replaceTab(row('/a', '/form', '/b'), '/form', at('/a')))).toEqual(['/a', '/b'])
})

test('a closed page leads to the next, the last of the row to the one before it', () => {
  const pages = row('/a', '/b', '/c')
  expect(findNeighbour(pages, '/b')!.pathname).toBe('/c')
  expect(findNeighbour(pages, '/c')!.pathname).toBe('/b')
  expect(findNeighbour(row('/a'), '/a')).toBeUndefined()
  expect(paths(closeTab(pages, '/b'))).toEqual(['/a', '/c'])
})

test('a tab is moved within the row and not out of it', () => {
  const pages = row('/a', '/b', '/c')
  expect(paths(moveTab(pages, '/a', 1))).toEqual(['/b', '/a', '/c'])
  expect(paths(moveTab(pages, '/a', 9))).toEqual(['/b', '/c', '/a'])
  expect(paths(moveTab(pages, '/c', -1))).toEqual(['/c', '/a', '/b'])
  expect(moveTab(pages, '/gone', 0)).toBe(pages)
})
