import { expect, test } from 'vitest'
import { Taboo } from 'tyme4ts'
import { ACTIVITIES } from '#almanac/codes.ts'
import { almanacOf } from '#almanac/index.ts'
import { ACTIVITY_OF_NAME, DROPPED, NOTHING } from '#almanac/taboo-table.ts'

test('each of the 140 names of the calendar is an activity, left out on purpose, or 诸事不宜', () => {
  expect(Taboo.NAMES).toHaveLength(140)
  const known = (name: string) => ACTIVITY_OF_NAME.has(name) || DROPPED.has(name) || name === NOTHING
  expect(Taboo.NAMES.filter((name) => !known(name))).toEqual([])
  expect(ACTIVITY_OF_NAME.size + DROPPED.size + 1).toBe(140)
})

test('no name is both an activity and left out', () => {
  expect([...ACTIVITY_OF_NAME.keys()].filter((name) => DROPPED.has(name))).toEqual([])
})

test('every activity stands for some name, but those that the personal filter adds', () => {
  const meant = new Set(ACTIVITY_OF_NAME.values())
  expect(ACTIVITIES.filter((code) => !meant.has(code))).toEqual(ACTIVITIES.slice(ACTIVITIES.indexOf('rest')))
  expect(meant.size).toBe(45)
})

test('illness, lawsuits, graves and hunting never become advice', () => {
  for (const name of ['求医', '治病', '针灸', '词讼', '安葬', '破土', '入殓', '畋猎', '上梁']) expect(DROPPED.has(name)).toBe(true)
})

test('no activity is in both lists of a day, and none is named twice', () => {
  let marked = 0
  for (let day = 0; day < 1_000; day++) {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    const page = almanacOf({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() })
    const all = [...page.do, ...page.dont]
    expect(new Set(all).size).toBe(all.length)
    if (page.nothing) marked++
  }
  expect(marked).toBeGreaterThan(50)
})
