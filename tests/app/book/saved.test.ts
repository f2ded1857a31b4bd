import { expect, test, vi } from 'vitest'
import { collectLocaleText, areUrlsCached } from '#app/features/book/offline/offline-status-button.tsx'
import { parseUnicodeRange, listFontSliceUrls } from '#app/fonts/slices.ts'

const slices = [
  { url: '/a', script: 'sc', ranges: parseUnicodeRange('U+4e00-4e01, U+4e03') },
  { url: '/b', script: 'sc', ranges: parseUnicodeRange('U+5e9a') },
  { url: '/c', script: 'tc', ranges: parseUnicodeRange('U+4e00') },
  { url: '/d', script: 'sc', ranges: parseUnicodeRange('U+1f600') },
] as const

test('lists the font files a text needs in its script', () => {
  expect(listFontSliceUrls(slices, 'sc', '七庚')).toEqual(['/a', '/b'])
  expect(listFontSliceUrls(slices, 'sc', '丂')).toEqual([])
  expect(listFontSliceUrls(slices, 'sc', '😀')).toEqual(['/d'])
  expect(listFontSliceUrls(slices, 'tc', '一庚')).toEqual(['/c'])
})

test('collects all texts of a book in one language', () => {
  const book = {
    hand: 'house',
    cards: [{ title: { zh_CN: '命盘', zh_TW: '命盤', en_US: 'Chart' }, line: null, waiting: 0 }],
    facts: { a: { rule: { zh_CN: '规', zh_TW: '規', en_US: 'rule' }, cells: ['day.stem'] } },
  }
  expect(collectLocaleText(book, 'zh_CN')).toBe('命盘规')
  expect(collectLocaleText(book, 'zh_TW')).toBe('命盤規')
})

test('counts a book as saved only while all files are cached', async () => {
  const here = new Set(['/a', '/b'])
  vi.stubGlobal('caches', { match: async (url: string) => (here.has(url) ? new Response() : undefined) })
  expect(await areUrlsCached(['/a', '/b'])).toBe(true)
  here.delete('/b')
  expect(await areUrlsCached(['/a', '/b'])).toBe(false)
})
