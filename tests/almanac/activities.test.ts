import { describe, expect, test } from 'vitest'
import { SixtyCycle, Taboo } from 'tyme4ts'
import { ACTIVITIES } from '#almanac/codes.ts'
import { almanacOf, dayListsOf } from '#almanac/index.ts'
import { ACTIVITY_OF_NAME, DROPPED_ACTIVITY_NAMES, NOTHING_ADVISED_NAME, NOTHING_ELSE_ADVISED_NAME } from '#build/almanac/taboo-table.ts'
import { BRANCHES, SIXTY } from '#bazi/index.ts'

test('classifies each of the 140 names of the calendar', () => {
  expect(Taboo.NAMES).toHaveLength(140)
  const known = (name: string) =>
    ACTIVITY_OF_NAME.has(name) || DROPPED_ACTIVITY_NAMES.has(name) || name === NOTHING_ADVISED_NAME || name === NOTHING_ELSE_ADVISED_NAME
  expect(Taboo.NAMES.filter((name) => !known(name))).toEqual([])
  expect(ACTIVITY_OF_NAME.size + DROPPED_ACTIVITY_NAMES.size + 2).toBe(140)
})

test('does not both classify and drop a name', () => {
  expect([...ACTIVITY_OF_NAME.keys()].filter((name) => DROPPED_ACTIVITY_NAMES.has(name))).toEqual([])
})

test('has a name for every activity except the personal ones', () => {
  const meant = new Set(ACTIVITY_OF_NAME.values())
  expect(ACTIVITIES.filter((code) => !meant.has(code))).toEqual(ACTIVITIES.slice(ACTIVITIES.indexOf('rest')))
  expect(meant.size).toBe(45)
})

test('drops illness, lawsuits, graves and hunting', () => {
  for (const name of ['求医', '治病', '针灸', '词讼', '安葬', '破土', '入殓', '畋猎', '上梁'])
    expect(DROPPED_ACTIVITY_NAMES.has(name)).toBe(true)
})

test('never repeats an activity within the lists of one day', () => {
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

const cells = BRANCHES.flatMap((month, i) =>
  SIXTY.map((day) => ({ month, day, pair: [SixtyCycle.fromIndex(i), SixtyCycle.fromIndex(day.index)] as const })),
)
const namesOf = (list: readonly Taboo[]) => list.map((taboo) => taboo.getName())

test('marks the 169 宜 lists and four 忌 lists with 馀事勿取', () => {
  const marked = cells.filter(({ month, day }) => dayListsOf(month, day).onlyNamed)
  const inOne = (list: 'getDayRecommends' | 'getDayAvoids') =>
    cells.filter(({ pair }) => namesOf(Taboo[list](...pair)).includes('馀事勿取'))
  expect([inOne('getDayRecommends').length, inOne('getDayAvoids').length]).toEqual([169, 4])
  expect(new Set(marked)).toEqual(new Set([...inOne('getDayRecommends'), ...inOne('getDayAvoids')]))
})

describe('an activity with both an advised and an avoided name', () => {
  // Principal name of each activity: 挂匾 is a part of 开市, 起基 and 定磉 are parts of 动土.
  const PRINCIPAL: Readonly<Record<string, string>> = {
    travel: '出行',
    opening: '开市',
    groundbreaking: '动土',
    renovate: '修造',
    bed: '安床',
    pray: '祈福',
    altar: '开光',
    build: '造屋',
    water: '开井开池',
    animals: '造畜稠',
    paths: '平治道涂',
  }

  test('follows its principal name and is listed as conflicting', () => {
    const met = new Set<string>()
    let lists = 0
    for (const { month, day, pair } of cells) {
      const [advised, warned] = [namesOf(Taboo.getDayRecommends(...pair)), namesOf(Taboo.getDayAvoids(...pair))]
      const both = ACTIVITIES.filter((code) => [advised, warned].every((list) => list.some((name) => ACTIVITY_OF_NAME.get(name) === code)))
      const page = dayListsOf(month, day)
      expect(page.conflicting).toEqual(both)
      if (both.length > 0) lists++
      for (const code of both) {
        met.add(code)
        const listed = [page.do.includes(code), page.dont.includes(code)]
        expect([code, day.ganzhi, ...listed]).toEqual([
          code,
          day.ganzhi,
          advised.includes(PRINCIPAL[code]!),
          warned.includes(PRINCIPAL[code]!),
        ])
      }
    }
    expect([lists, [...met].sort()]).toEqual([110, Object.keys(PRINCIPAL).sort()])
  })

  test('does not affect the other activities of the day', () => {
    for (const { month, day, pair } of cells) {
      const page = dayListsOf(month, day)
      const codesOf = (list: readonly Taboo[]) => new Set(namesOf(list).flatMap((name) => ACTIVITY_OF_NAME.get(name) ?? []))
      const clear = (code: string) => !(page.conflicting as readonly string[]).includes(code)
      expect(new Set(page.do.filter(clear))).toEqual(new Set([...codesOf(Taboo.getDayRecommends(...pair))].filter(clear)))
      expect(new Set(page.dont.filter(clear))).toEqual(new Set([...codesOf(Taboo.getDayAvoids(...pair))].filter(clear)))
    }
  })

  // The almanac of 31 January 2026 (庚戌 of a 丑 month) prints 宜 挂匾 and 忌 开市.
  test('makes 31 January 2026 a day to avoid opening', () => {
    const page = almanacOf({ year: 2026, month: 1, day: 31 })
    expect([page.conflicting, page.dont.includes('opening'), page.do.includes('opening')]).toEqual([['opening'], true, false])
  })
})
