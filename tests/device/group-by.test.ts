import { expect, test } from 'vitest'
import { groupBy } from '#device/browser/group-by.ts'

test('the fallback groups any iterable like Map.groupBy', () => {
  const texts = new Set(['a', 'bb', 'c', 'dd'])
  expect(groupBy(texts, ({ length }) => length)).toEqual(Map.groupBy(texts, ({ length }) => length))
  const byPlace = (_: string, index: number) => index % 3
  expect([...groupBy(texts, byPlace)]).toEqual([...Map.groupBy(texts, byPlace)])
})
