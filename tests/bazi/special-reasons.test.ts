import { expect, test } from 'vitest'
import type { Contribution } from '#bazi/index.ts'
import { analyseChart, names } from '#bazi/index.ts'
import { secondAnalysisOf } from './second-analysis.ts'
import { analysisCases, workedCases } from './vectors.ts'

const hanOf = (by: Contribution['by']) => (by === null ? '' : { ...names.elements, ...names.stems, ...names.shares }[by])

/** Formats the contributions of a chart as `火 +1.2 转生水`. */
function reasonsOf(pillars: string): string[] {
  return analyseChart(pillars.split(' ')).contributions.map(
    ({ element, points, reason, by }) =>
      `${names.elements[element]} ${points > 0 ? '+' : ''}${points} ${names.reasons[reason]}${hanOf(by)}`,
  )
}

test.each<[pattern: string, pillars: string, reasons: readonly string[]]>([
  ['从儿格', '辛巳 乙卯 癸卯 己未', ['木 +2 顺势木', '火 +1.2 转生水', '火 +0.8 泄秀木', '金 -2 扶身印', '水 +0.5 生扶木']],
  ['从财格', '甲辰 壬申 戊子 壬子', ['水 +2 顺势水', '金 +1.2 生扶水', '木 +0.8 泄秀水', '火 -2 扶身印', '土 -1.5 扶身比劫']],
  ['润下格', '壬子 壬子 壬申 庚子', ['水 +1.6 顺势水', '木 +1.2 泄秀水', '火 -1 耗气水', '土 -2 逆势水', '金 +1.3 生扶水']],
  ['化土格', '戊戌 辛未 甲戌 己巳', ['土 +2 顺势土', '金 +0.5 泄秀土', '水 -0.3 耗气土', '木 -2 逆势土', '火 +1.2 生扶土']],
])('%s: the contributions of %s have their reasons', (pattern, pillars, reasons) => {
  expect(secondAnalysisOf(pillars.split(' ')).pattern).toBe(pattern)
  expect(names.patterns[analyseChart(pillars.split(' ')).pattern]).toBe(pattern)
  expect(reasonsOf(pillars)).toEqual(reasons)
})

test('an element has no two contributions with the same reason', () => {
  for (const pillars of [...analysisCases.map((one) => one.pillars.join(' ')), ...workedCases.map((one) => one.pillars)]) {
    const reasons = reasonsOf(pillars).map((text) => text.replace(/ [+-][\d.]+ /, ' '))
    expect(new Set(reasons).size, pillars).toBe(reasons.length)
  }
})
