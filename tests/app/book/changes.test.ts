import { expect, test } from 'vitest'
import { diffBooks } from '#app/features/book/versions/diff-books.ts'
import type { BookCard, BookParagraph } from '#contract/book.ts'

const paragraph = (id: string, zh: string, en = zh): BookParagraph => ({
  id,
  text: { zh_CN: zh, zh_TW: zh, en_US: en },
  because: [],
  share: 1,
  quote: null,
})
const same = { zh_CN: '', zh_TW: '', en_US: '' }
const card = (id: string, line: BookParagraph, paragraphs: BookParagraph[], todo: BookParagraph | null = null): BookCard => ({
  id,
  title: same,
  line,
  reasons: [],
  sections: [{ id: 's', title: same, paragraphs }],
  todo,
  note: null,
  waiting: 0,
})
const line = paragraph('self.line', '一句')
const before = {
  cards: [card('self', line, [paragraph('self.a', '甲'), paragraph('self.b', '乙')]), card('love', line, [paragraph('love.a', '丙')])],
}

test('lists added, removed and reworded texts by card', () => {
  const after = {
    cards: [
      card('self', paragraph('self.line', '另一句'), [paragraph('self.a', '甲'), paragraph('self.c', '丁')], paragraph('self.todo', '做')),
      card('love', line, [paragraph('love.a', '丙')]),
    ],
  }
  expect(diffBooks(before, after, 'zh_CN')).toEqual([
    {
      id: 'self',
      added: [
        { id: 'self.c', text: '丁' },
        { id: 'self.todo', text: '做' },
      ],
      gone: [{ id: 'self.b', text: '乙' }],
      reworded: [{ id: 'self.line', before: '一句', after: '另一句' }],
    },
  ])
})

test('finds no change between equal versions', () => {
  expect(diffBooks(before, before, 'zh_CN')).toEqual([])
})

test('ignores rewording in another language', () => {
  const after = { cards: [card('love', line, [paragraph('love.a', '丙', 'C')])] }
  const old = { cards: [card('love', line, [paragraph('love.a', '丙', 'c')])] }
  expect(diffBooks(old, after, 'zh_CN')).toEqual([])
  expect(diffBooks(old, after, 'en_US')[0]?.reworded).toEqual([{ id: 'love.a', before: 'c', after: 'C' }])
})
