import { expect, test } from 'vitest'
import { listCardStates } from '#app/features/book/contents/card-states.ts'
import type { BookMark } from '#contract/book.ts'

const mark = (kind: BookMark['kind'], card: string, made_at = 1): BookMark => ({
  archive_id: 'a',
  mark_id: `${kind} fatebook ${card}`,
  product_id: 'fatebook',
  kind,
  card,
  paragraph: '',
  quote: '',
  locale: 'zh_CN',
  text: '',
  is_removed: false,
  made_at,
  made_over: null,
})
const preview = { is_locked: true, version: 0, made_at: 5 }
const first = { is_locked: false, version: 1, made_at: 5 }
const second = { is_locked: false, version: 2, made_at: 9 }
const states = (...of: Parameters<typeof listCardStates>) => listCardStates(...of).map(({ state }) => state)
const next = (...of: Parameters<typeof listCardStates>) => listCardStates(...of).find(({ isNext }) => isNext)?.id

test.each([null, preview])('opens two cards of a sealed book and locks eight (%o)', (book) => {
  expect(states(book, null, [])).toEqual(['unread', 'unread', ...Array<string>(8).fill('locked')])
})

test('lists ten cards of an open book, read or unread', () => {
  expect(states(first, { is_unlocked: true }, [mark('read', 'outer')])).toEqual([
    'unread',
    'unread',
    'read',
    ...Array<string>(7).fill('unread'),
  ])
})

test('unlocks cards before their text has arrived', () => {
  expect(states(null, { is_unlocked: true }, [])).not.toContain('locked')
})

test('marks a newer version as new to readers of an older one', () => {
  const read = [mark('read', 'chart', 1), mark('read', 'self', 10)]
  expect(states(first, { is_unlocked: true }, read).slice(0, 3)).toEqual(['read', 'read', 'unread'])
  expect(states(second, { is_unlocked: true }, read).slice(0, 3)).toEqual(['new', 'read', 'unread'])
})

test('continues at the last place, past read cards, never behind a lock', () => {
  const open = { is_unlocked: true }
  expect(next(first, open, [])).toBeUndefined()
  expect(next(first, open, [mark('place', 'inner')])).toBe('inner')
  expect(next(first, open, [mark('read', 'chart'), mark('read', 'self', 2), mark('read', 'outer', 3)])).toBe('inner')
  expect(next(preview, null, [mark('read', 'chart'), mark('read', 'self', 2)])).toBeUndefined()
})
