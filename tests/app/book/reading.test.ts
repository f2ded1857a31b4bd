import { beforeEach, expect, test } from 'vitest'
import { breakLines } from '#app/art/paper-card.ts'
import { searchBook, findTextMatches, MAX_SEARCH_HITS } from '#app/reader/search-book.ts'
import { listMarksInOrder } from '#app/features/book/read/marks-sheet.tsx'
import { findTopParagraphId } from '#app/features/book/read/use-sync-reading-position.ts'
import { findCardWithNeighbours } from '#app/features/book/read/opened-card.ts'
import { classifySwipe, getSwipeDirection } from '#app/ui/page-steps.tsx'
import { activateLocale, translate } from './words.ts'
import { findHighlights, formatBookText, splitText } from '#app/reader/book-text.ts'
import { listNewRules } from '#app/reader/paragraph-view.tsx'
import { formatShareOfCharts } from '#app/terms/share-text.ts'
import { createTestBookMark } from '../../support/book-mark.ts'
import { createTestBook } from './made-book.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const book = createTestBook(ID)

beforeEach(() => activateLocale('zh_CN'))

test('splits a text at every layer’s edges', () => {
  const pieces = splitText(10, [[{ from: 2, to: 6 }], [{ from: 4, to: 10 }]])
  expect(pieces).toEqual([
    { from: 0, to: 2, within: [false, false] },
    { from: 2, to: 4, within: [true, false] },
    { from: 4, to: 6, within: [true, true] },
    { from: 6, to: 10, within: [false, true] },
  ])
  expect(splitText(0, [[]])).toEqual([])
})

test('turns asterisks into italics and omits terms for plain readers', () => {
  const text = 'The *Di Tian Sui* offers Geng two things⟨ (Strong)⟩.'
  const plain = formatBookText(text, 'plain')
  expect(plain.text).toBe('The Di Tian Sui offers Geng two things.')
  expect(plain.italics.map(({ from, to }) => plain.text.slice(from, to))).toEqual(['Di Tian Sui'])
  expect(formatBookText(text, 'student').text).toBe('The Di Tian Sui offers Geng two things (Strong).')
})

test('finds the words of a highlight, else the whole paragraph', () => {
  const highlight = (quote: string) => createTestBookMark(ID, { kind: 'highlight', quote })
  expect(findHighlights('事到你手里不过夜', [highlight('手里')])).toEqual({ ranges: [{ from: 3, to: 5 }], isElsewhere: false })
  expect(findHighlights('事到你手里不过夜', [highlight('')])).toEqual({ ranges: [{ from: 0, to: 8 }], isElsewhere: false })
  expect(findHighlights('Nothing spends the night', [highlight('手里')])).toEqual({ ranges: [], isElsewhere: true })
  expect(findHighlights('事到你手里不过夜', [createTestBookMark(ID, { quote: '手里' })])).toEqual({ ranges: [], isElsewhere: false })
})

test('lists each rule of a card once, at its first fact', () => {
  for (const { sections, todo } of book.cards) {
    const paragraphs = [...sections.flatMap((section) => section.paragraphs), todo!]
    const listed = paragraphs.flatMap(({ id }) => [...listNewRules(book, id, 'en_US').values()])
    expect(new Set(listed).size).toBe(listed.length)
    const rules = paragraphs.flatMap(({ because }) => because.map((fact) => book.facts[fact]!.rule.en_US))
    expect(listed).toEqual([...new Set(rules)])
  }
})

test('formats shares per hundred charts, below one per thousand', async () => {
  expect([7.2, 1.07, 0.96, 0.94, 0.374, 0.1, 0.04].map((share) => formatShareOfCharts(translate, share))).toEqual([
    '100 张盘里约 7 张',
    '100 张盘里约 1 张',
    '100 张盘里约 1 张',
    '1000 张盘里约 9 张',
    '1000 张盘里约 4 张',
    '1000 张盘里约 1 张',
    '1000 张盘里不到 1 张',
  ])
  await activateLocale('en_US')
  expect(formatShareOfCharts(translate, 0.374)).toBe('about 4 in 1,000 charts')
})

test('finds number and neighbours of a card, nothing for unknown cards', () => {
  const names = (id: string) => {
    const opened = findCardWithNeighbours(book, id)
    return opened && [opened.before?.id, opened.number, opened.count, opened.after?.id]
  }
  expect(names('self')).toEqual(['chart', 2, 10, 'outer'])
  expect(names('chart')).toEqual([undefined, 1, 10, 'self'])
  expect(names('health')).toEqual(['study', 10, 10, undefined])
  expect(names('annual')).toBeUndefined()
})

test('classifies a finger’s move as swipe, scroll or neither', () => {
  expect([classifySwipe(4, 5), classifySwipe(30, 6), classifySwipe(20, 18), classifySwipe(3, -40)]).toEqual([
    'none',
    'pan',
    'scroll',
    'scroll',
  ])
  expect([getSwipeDirection(-90), getSwipeDirection(90), getSwipeDirection(-40), getSwipeDirection(0)]).toEqual([1, -1, 0, 0])
})

test('finds the first paragraph below the bar', () => {
  const at = (...edges: readonly (readonly [number, number])[]) =>
    edges.map(([top, bottom], i) => ({ id: `p${i}`, getBoundingClientRect: () => ({ top, bottom }) }))
  expect(findTopParagraphId(at([400, 600], [620, 800]))).toBe('')
  expect(findTopParagraphId(at([-300, 20], [40, 300], [320, 600]))).toBe('p1')
  expect(findTopParagraphId(at([72, 300], [320, 600]))).toBe('p0')
  expect(findTopParagraphId(at([-600, -300], [-280, 10]))).toBe('p1')
  expect(findTopParagraphId([])).toBe('')
})

test('searches titles, lines and paragraphs as they are shown', () => {
  const line = findCardWithNeighbours(book, 'self')!.card.line!
  const found = searchBook(book, line.text.en_US.slice(0, 11).toUpperCase(), 'en_US', 'plain')
  expect(found.map(({ card, paragraph }) => [card, paragraph])).toEqual([['self', line.id]])
  expect(found[0]!.hits.map(({ from, to }) => found[0]!.text.slice(from, to))).toEqual([line.text.en_US.slice(0, 11)])
  expect(searchBook(book, line.text.zh_CN.slice(0, 8), 'en_US', 'plain')).toEqual([])
  expect(searchBook(book, '健康', 'zh_CN', 'plain')[0]).toMatchObject({ card: 'health', number: 10, paragraph: '' })
  expect(searchBook(book, '  ', 'zh_CN', 'plain')).toEqual([])
  expect(searchBook(book, '的', 'zh_CN', 'plain')).toHaveLength(MAX_SEARCH_HITS)
})

test('finds a term only for readers who see terms', () => {
  const texts = book.cards.flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text.zh_CN)))
  const term = texts.flatMap((text) => /⟨(（[^）]+）)⟩/.exec(text)?.[1] ?? [])[0]!
  expect(searchBook(book, term, 'zh_CN', 'plain')).toEqual([])
  expect(searchBook(book, term, 'zh_CN', 'student').length).toBeGreaterThan(0)
})

test('finds every range of a text without overlaps', () => {
  expect(findTextMatches('ababab', 'abab')).toEqual([{ from: 0, to: 4 }])
  expect(findTextMatches('Geng and geng', 'geng')).toEqual([
    { from: 0, to: 4 },
    { from: 9, to: 13 },
  ])
})

test('lists notes and highlights in reading order', () => {
  const [first, second] = findCardWithNeighbours(book, 'self')!.card.sections[0]!.paragraphs
  const last = findCardWithNeighbours(book, 'health')!.card.todo!
  const marks = [
    createTestBookMark(ID, { card: 'health', paragraph: last.id, text: 'c' }),
    createTestBookMark(ID, { card: 'self', paragraph: second!.id, text: 'b' }),
    createTestBookMark(ID, { card: 'self', paragraph: first!.id, kind: 'highlight', text: 'a' }),
    createTestBookMark(ID, { card: 'self', kind: 'place', text: 'no' }),
    createTestBookMark(ID, { card: 'gone', text: 'no' }),
  ]
  expect(listMarksInOrder(book, marks).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('breaks lines between words, never before a full stop', () => {
  const measure = (text: string) => text.length
  expect(breakLines('火里出来的铁，凉下来才知道。', 6, measure)).toEqual(['火里出来的铁，', '凉下来才知道。'])
  expect(breakLines('Iron out of the fire', 11, measure)).toEqual(['Iron out of', 'the fire'])
  expect(breakLines('', 11, measure)).toEqual([])
})
