import { expect, test, vi } from 'vitest'
import { collectText, areCached } from '#app/features/book/offline/offline-button.tsx'
import { parseUnicodeRange, listSliceUrls } from '#app/fonts/slices.ts'

const slices = [
  { url: '/a', script: 'sc', ranges: parseUnicodeRange('U+4e00-4e01, U+4e03') },
  { url: '/b', script: 'sc', ranges: parseUnicodeRange('U+5e9a') },
  { url: '/c', script: 'tc', ranges: parseUnicodeRange('U+4e00') },
  { url: '/d', script: 'sc', ranges: parseUnicodeRange('U+1f600') },
] as const

test('lists the font files a text needs in its script', () => {
  expect(listSliceUrls(slices, 'sc', '七庚')).toEqual(['/a', '/b'])
  expect(listSliceUrls(slices, 'sc', '丂')).toEqual([])
  expect(listSliceUrls(slices, 'sc', '😀')).toEqual(['/d'])
  expect(listSliceUrls(slices, 'tc', '一庚')).toEqual(['/c'])
})

test('collects all texts of a book in one language', () => {
  const book = {
    hand: 'house',
    cards: [{ title: { zh_CN: '命盘', zh_TW: '命盤', en_US: 'Chart' }, line: null, waiting: 0 }],
    facts: { a: { rule: { zh_CN: '规', zh_TW: '規', en_US: 'rule' }, cells: ['day.stem'] } },
  }
  expect(collectText(book, 'zh_CN')).toBe('命盘规')
  expect(collectText(book, 'zh_TW')).toBe('命盤規')
})

test('counts a book as saved only while all files are cached', async () => {
  const here = new Set(['/a', '/b'])
  vi.stubGlobal('caches', { match: async (url: string) => (here.has(url) ? new Response() : undefined) })
  expect(await areCached(['/a', '/b'])).toBe(true)
  here.delete('/b')
  expect(await areCached(['/a', '/b'])).toBe(false)
})
