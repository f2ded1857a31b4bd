import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from '#almanac/codes.ts'
import { ganzhiOfText, SIXTY } from '#bazi/index.ts'
import { selectElementActivities, pickSuggestions } from '#readings/daily/element-activities.ts'
import fc from '../support/seeded-fast-check.ts'

const pairOf = (text: string) => ganzhiOfText(text)!
const none = new Set<never>()

// B-25: f of wood fire earth metal water.
describe('the elements of the day that a chart wants', () => {
  test.each([
    [[0.6, 0, 0, 0, 0], '甲寅', ['learn', 'plan', 'planting', 'stretch']],
    [[0, 0.6, 0, 0, 0], '丙午', ['present', 'publish', 'friends']],
    [[0, 0, 0.6, 0, 0], '戊戌', ['signing', 'save', 'tidy', 'cook']],
    [[0, 0, 0, 0.6, 0], '庚申', ['decide', 'cleaning', 'train']],
    [[0, 0, 0, 0, 0.6], '壬子', ['travel', 'talk', 'research', 'rest']],
  ])('%j on %s suggest of %j', (favour, day, items) => {
    expect([...selectElementActivities(favour, pairOf(day)).do].sort()).toEqual([...items].sort())
  })

  test('count from beyond 0.5, and only if they stand in the day', () => {
    expect(selectElementActivities([0.5, 0, 0, 0, 0], pairOf('甲寅')).do).toEqual([])
    expect(selectElementActivities([2, 0, 0, 0, 2], pairOf('戊戌')).do).toEqual([])
  })

  test('take turns, the more wanted one first', () => {
    // 甲子, the first of the sixty: wood over water
    expect(pickSuggestions(selectElementActivities([1, 0, 0, 0, 2], pairOf('甲子')), none)).toEqual(['travel', 'learn', 'talk'])
  })

  test('pass over what is taken', () => {
    const items = selectElementActivities([0, 0, 1, 0, 0], pairOf('戊戌'))
    expect(pickSuggestions(items, new Set(['signing', 'cook'] as const))).toEqual(['tidy', 'save'])
  })
})

describe('the elements of the day that a chart fears', () => {
  test.each([
    [[-0.6, 0, 0, 0, 0], '甲寅', ['overcommit']],
    [[0, -0.6, 0, 0, 0], '丙午', ['quarrel', 'haste']],
    [[0, 0, -0.6, 0, 0], '戊戌', ['splurge']],
    [[0, 0, 0, -0.6, 0], '庚申', ['hard-words']],
    [[0, 0, 0, 0, -0.6], '壬子', ['late-nights']],
    [[0, -0.5, 0, 0, 0], '丙午', []],
  ])('%j on %s warn of %j', (favour, day, items) => {
    expect([...selectElementActivities(favour, pairOf(day)).dont].sort()).toEqual([...items].sort())
  })
})

test('there are three do’s and two don’ts at most, all of them activities, none twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 5, maxLength: 5 }),
      fc.constantFrom(...SIXTY),
      (favour, day) => {
        const items = selectElementActivities(favour, day)
        const shown = [...pickSuggestions(items, none), ...items.dont]
        expect(pickSuggestions(items, none).length).toBeLessThanOrEqual(3)
        expect(items.dont.length).toBeLessThanOrEqual(2)
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.every((code) => ACTIVITIES.includes(code))).toBe(true)
      },
    ),
  )
})
