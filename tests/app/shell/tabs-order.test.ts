import { expect, test } from 'vitest'
import { pageIdOf } from '#app/session/page-id.ts'
import {
  withoutTab,
  withTabScroll,
  MAX_TABS,
  withMovedTab,
  findNextTab,
  withOpenedTab,
  createOpenedPage,
  withReplacedTab,
  type OpenedPages,
} from '#app/shell/tabs/opened-pages.ts'

const at = (pathname: string, search: object = {}, usedAt = 0, hash = '') => createOpenedPage({ pathname, search, hash }, usedAt)
const row = (...paths: string[]) => paths.map((path, n) => at(path, {}, n))
const paths = (pages: OpenedPages) => pages.map(({ pathname }) => pathname)

test('identifies a page by path and subject, not by position', () => {
  const book = (search: object) => pageIdOf({ pathname: '/archive/index', search })
  expect(book({ archiveId: 'a', card: 'chart' })).toBe(book({ archiveId: 'a', card: 'love' }))
  expect(book({ archiveId: 'a' })).not.toBe(book({ archiveId: 'b' }))
  expect(book({})).not.toBe(book({ archiveId: 'a' }))
  const chat = (search: object) => pageIdOf({ pathname: '/chat/index', search })
  expect(chat({ chat: 'bg', c: '1' })).not.toBe(chat({ chat: 'bg', c: '2' }))
})

test('treats both addresses of today as one page', () => {
  expect(pageIdOf({ pathname: '/home/index', search: {} })).toBe(pageIdOf({ pathname: '/fate/index/', search: {} }))
})

test('appends a tab for a new page', () => {
  expect(paths(withOpenedTab(row('/a', '/b'), at('/c')))).toEqual(['/a', '/b', '/c'])
})

test('updates the address of an open tab in place', () => {
  const pages = [at('/fate/month', { month: '2026-11' }), at('/b')]
  expect(withOpenedTab(pages, at('/fate/month', { month: '2027-01' }, 5))).toEqual([at('/fate/month', { month: '2027-01' }, 5), at('/b')])
})

test('restores the scroll position for the same address only', () => {
  const pages = withTabScroll([at('/b', { card: 'love' })], '/b', 640, 7)
  expect(withOpenedTab(pages, at('/b', { card: 'love' }, 9))).toEqual([{ ...at('/b', { card: 'love' }, 9), scrolled: 640 }])
  expect(withOpenedTab(pages, at('/b', { card: 'self' }, 9))[0]!.scrolled).toBe(0)
})

test('drops the least recently used of thirteen tabs', () => {
  const twelve = Array.from({ length: MAX_TABS }, (_, n) => at(`/${n}`, {}, 100 + n))
  const used = withTabScroll(twelve, '/0', 0, 500)
  expect(MAX_TABS).toBe(12)
  const after = withOpenedTab(used, at('/new', {}, 0))
  expect(after).toHaveLength(12)
  expect(paths(after)).not.toContain('/1')
  expect(paths(after)).toContain('/0')
  expect(after.at(-1)!.pathname).toBe('/new')
})

test('replaces the tab of a replaced page', () => {
  expect(paths(withReplacedTab(row('/a', '/archive/add', '/b'), '/archive/add', at('/archive/index', { archiveId: 'x' })))).toEqual([
    '/a',
    '/archive/index',
    '/b',
  ])
})

test('merges a replacing page into its existing tab', () => {
  expect(paths(withReplacedTab(row('/a', '/form', '/b'), '/form', at('/a')))).toEqual(['/a', '/b'])
})

test('finds the next tab on closing, at the end the previous', () => {
  const pages = row('/a', '/b', '/c')
  expect(findNextTab(pages, '/b')!.pathname).toBe('/c')
  expect(findNextTab(pages, '/c')!.pathname).toBe('/b')
  expect(findNextTab(row('/a'), '/a')).toBeUndefined()
  expect(paths(withoutTab(pages, '/b'))).toEqual(['/a', '/c'])
})

test('moves a tab within the row only', () => {
  const pages = row('/a', '/b', '/c')
  expect(paths(withMovedTab(pages, '/a', 1))).toEqual(['/b', '/a', '/c'])
  expect(paths(withMovedTab(pages, '/a', 9))).toEqual(['/b', '/c', '/a'])
  expect(paths(withMovedTab(pages, '/c', -1))).toEqual(['/c', '/a', '/b'])
  expect(withMovedTab(pages, '/gone', 0)).toBe(pages)
})
