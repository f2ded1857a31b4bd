import { expect, test } from 'vitest'
import { columnsOf, widthOf } from '#cli/columns.ts'

test('a sign of East Asia takes two columns, a letter one', () => {
  expect(['甲子', 'jia', '年 year', '（）', '–', '𠀀', ''].map(widthOf)).toEqual([4, 3, 7, 4, 1, 2, 0])
})

test('columns stand under one another whatever they are written in', () => {
  expect(columnsOf([['a', '日主', 'x'], ['甲子', 'b', 'y'], ['c']])).toEqual(['a     日主  x', '甲子  b     y', 'c'])
})
