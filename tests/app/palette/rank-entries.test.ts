import { expect, test } from 'vitest'
import type { PaletteEntry, EntryKind } from '#app/features/palette/entry.ts'
import { searchPaletteEntries, createSearchableEntry } from '#app/features/palette/rank-entries.ts'

const entry = (id: string, name: string, kind: EntryKind = 'page', aliases: readonly string[] = []): PaletteEntry => ({
  id,
  kind,
  name,
  aliases,
  open: () => undefined,
})

const entries = [
  entry('days', '择日'),
  entry('today', '今日'),
  entry('rizhu', '日主', 'card'),
  entry('flow', '五行流通', 'card'),
  entry('lin', '林知远', 'archive', ['1990-05-15', '庚午 辛巳 庚辰 庚辰', 'geng wu xin si geng chen geng chen']),
  entry('seven', 'Seven killings', 'term', ['七杀', 'qī shā']),
  entry('late', 'Late killings of seven', 'conversation'),
].map(createSearchableEntry)

const idsFor = (typed: string, lately: readonly string[] = []) => searchPaletteEntries(typed, entries, lately).map(({ id }) => id)

test('ranks a prefix before an inner match', () => {
  expect(idsFor('日')).toEqual(['rizhu', 'days', 'today'])
})

test('ranks recently used entries first, the latest before others', () => {
  expect(idsFor('日', ['today', 'days'])).toEqual(['today', 'days', 'rizhu'])
})

test('ranks a whole name before recently used entries', () => {
  expect(idsFor('seven killings', ['late'])).toEqual(['seven', 'late'])
})

test.each([
  ['wxlt', 'flow'],
  ['lzy', 'lin'],
  ['庚午', 'lin'],
  ['gengwu', 'lin'],
  ['1990-05-15', 'lin'],
  ['qisha', 'seven'],
  ['Qi Sha', 'seven'],
  ['七杀', 'seven'],
  ['kill sev', 'late'],
])('ranks for “%s” %s first', (typed, id) => {
  expect(idsFor(typed)[0]).toBe(id)
})

test('finds nothing for blanks', () => {
  expect(idsFor('  ')).toEqual([])
})
