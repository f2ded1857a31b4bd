import { expect, test } from 'vitest'
import { alignColumns, terminalWidthOf } from '#cli/columns.ts'

test('an East Asian character takes two columns, a letter one', () => {
  expect(['甲子', 'jia', '年 year', '（）', '–', '𠀀', ''].map(terminalWidthOf)).toEqual([4, 3, 7, 4, 1, 2, 0])
})

test('columns align whatever their script', () => {
  expect(alignColumns([['a', '日主', 'x'], ['甲子', 'b', 'y'], ['c']])).toEqual(['a     日主  x', '甲子  b     y', 'c'])
})
