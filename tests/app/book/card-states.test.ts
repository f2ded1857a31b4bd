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

test.each([null, preview])(
  'of a sealed book chart and day master are open, eight are locked; nothing needs to be known of it (%o)',
  (kept) => {
    expect(states(kept, null, [])).toEqual(['unread', 'unread', ...Array<string>(8).fill('locked')])
  },
)

test('an open book has ten cards, read or not', () => {
  expect(states(first, { is_unlocked: true }, [mark('read', 'outer')])).toEqual([
    'unread',
    'unread',
    'read',
    ...Array<string>(7).fill('unread'),
  ])
})

test('what was unlocked is open before its text has come', () => {
  expect(states(null, { is_unlocked: true }, [])).not.toContain('locked')
})

test('a newer version is new to whoever read the one before; the first is not, though its preview was read', () => {
  const read = [mark('read', 'chart', 1), mark('read', 'self', 10)]
  expect(states(first, { is_unlocked: true }, read).slice(0, 3)).toEqual(['read', 'read', 'unread'])
  expect(states(second, { is_unlocked: true }, read).slice(0, 3)).toEqual(['new', 'read', 'unread'])
})

test('one goes on where one was, past what is read, and never behind a lock', () => {
  const open = { is_unlocked: true }
  expect(next(first, open, [])).toBeUndefined()
  expect(next(first, open, [mark('place', 'inner')])).toBe('inner')
  expect(next(first, open, [mark('read', 'chart'), mark('read', 'self', 2), mark('read', 'outer', 3)])).toBe('inner')
  expect(next(preview, null, [mark('read', 'chart'), mark('read', 'self', 2)])).toBeUndefined()
})
