/** Statements of a model about the chart of 庚午 辛巳 庚辰 庚辰 (15 May 1990, 8:30 summer time, Shanghai). */
import { describe, expect, test } from 'vitest'
import { createFalseClaimFinder } from '#server/features/chat/model/claims.ts'
import { createSageQuestion } from '../../readings/sage/asked-of.ts'

const birth = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32_400,
  lng: 121.47,
  lat: 31.23,
  gender: 'male',
  zi: '23',
  solarTime: true,
  hourUnknown: false,
} as const
const falseIn = (locale: 'zh_CN' | 'zh_TW' | 'en_US', sentence: string) =>
  createFalseClaimFinder(createSageQuestion('bg', '?', locale, { person: { name: '林知远', birth } }))(sentence)

describe('true statements pass', () => {
  test.each([
    ['zh_CN', '你的日柱是庚辰，日主是庚，月干是劫财。'],
    ['zh_CN', '用神是水，忌神为土；你身强，2017年换甲申运。'],
    ['zh_CN', '2027年（丁未）正官透出。'],
    ['zh_TW', '用神為水，你身強，2017年換甲申運。'],
    ['en_US', 'Your useful element is water, and your chart is strong.'],
    ['en_US', 'The Jia Shen cycle began in 2017; 2027 (Ding Wei) comes with the officer.'],
    ['en_US', 'Your month stem is the Rival.'],
  ] as const)('%s: %s', (locale, sentence) => {
    expect(falseIn(locale, sentence)).toEqual([])
  })
})

describe('false statements are found', () => {
  test.each([
    ['zh_CN', '你的用神是火。', '用神是火'],
    ['zh_CN', '忌神就是水，少碰。', '忌神就是水'],
    ['zh_CN', '月干是正官。', '月干是正官'],
    ['zh_CN', '你身弱，要靠人扶。', '你身弱'],
    ['zh_CN', '2019年换甲申运以后就顺了。', '2019年换甲申运'],
    ['zh_CN', '2027年（戊申）很忙。', '2027年（戊申）'],
    ['zh_TW', '用神為木。', '用神為木'],
    ['zh_TW', '2019年換甲申運。', '2019年換甲申運'],
    ['en_US', 'Your useful element is fire.', 'useful element is fire'],
    ['en_US', 'Your month stem is the Direct officer.', 'month stem is the Direct officer'],
    ['en_US', 'Your day master is weak, so rest.', 'Your day master is weak'],
    ['en_US', 'The Jia Shen cycle begins in 2019.', 'Jia Shen cycle begins in 2019'],
    ['en_US', 'It eases in 2027 (Wu Shen).', '2027 (Wu Shen)'],
  ] as const)('%s: %s', (locale, sentence, said) => {
    expect(falseIn(locale, sentence)).toEqual([said])
  })
})
