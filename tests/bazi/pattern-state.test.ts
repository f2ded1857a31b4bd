import { expect, test } from 'vitest'
import { analyseChart, names } from '#bazi/index.ts'

// 成败 of B-17 after 《子平真诠》: one chart for each way in which a pattern is completed or broken.
test.each([
  ['正官 with wealth and 印 is made', '壬子 己酉 甲子 壬申', '正官格', '成格', ['正财', '偏印', '正印'], []],
  [
    '正官 that meets 伤官 and a clash, with wealth to mend it, is contested',
    '丁卯 己酉 甲午 丁卯',
    '正官格',
    '成败参半',
    ['正财'],
    ['伤官'],
  ],
  ['食神 taken by 偏印 is broken', '壬寅 乙巳 甲寅 甲子', '食神格', '败格', [], ['偏印']],
  ['七杀 fed by wealth while the day is weak is broken', '己未 庚申 甲寅 甲寅', '七杀格', '败格', [], ['正财']],
  ['七杀 turned by 印 is made', '甲寅 庚申 甲寅 甲子', '七杀格', '成格', ['正印'], []],
  ['七杀 held by 食神 is made', '戊辰 壬戌 壬子 甲辰', '七杀格', '成格', ['食神'], []],
  ['财 robbed by 比劫 is broken', '乙卯 己丑 甲子 乙亥', '正财格', '败格', [], ['劫财']],
  ['印 hurt by wealth is broken', '癸亥 辛酉 壬午 壬寅', '正印格', '败格', [], ['正财']],
  ['伤官 with 印 is made', '庚申 丙午 甲寅 乙亥', '伤官格', '成格', ['偏印'], []],
  ['伤官 that meets 正官 is contested', '辛酉 丙午 甲寅 乙亥', '伤官格', '成败参半', ['偏印'], ['正官']],
  ['伤官 of metal bears 正官', '辛亥 庚子 庚寅 丁亥', '伤官格', '成格', ['偏财'], []],
  ['羊刃 with 正官 is made', '辛酉 丁酉 庚子 甲申', '羊刃格', '成格', ['正官'], []],
  ['羊刃 without officer is plain', '乙亥 己卯 甲子 丙寅', '羊刃格', '平格', [], []],
  ['a pattern that follows is made', '甲辰 壬申 戊子 壬子', '从财格', '成格', [], []],
])('%s: %s', (_name, pillars, pattern, state, likes, breaks) => {
  const { pattern: code, patternState } = analyseChart(pillars.split(' '))
  expect([names.patterns[code], names.patternStates[patternState.state]]).toEqual([pattern, state])
  expect(patternState.likes.map((god) => names.tenGods[god])).toEqual(likes)
  expect(patternState.breaks.map((god) => names.tenGods[god])).toEqual(breaks)
})
