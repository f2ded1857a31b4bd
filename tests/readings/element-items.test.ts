import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from '#almanac/codes.ts'
import { ganzhiOfText, SIXTY } from '#bazi/index.ts'
import { selectElementActivities, pickSuggestions } from '#readings/daily/element-activities.ts'
import fc from '../support/seeded-fast-check.ts'

const pairOf = (text: string) => ganzhiOfText(text)!
const none = new Set<never>()

// B-25: f of wood, fire, earth, metal, water.
describe('favoured elements of the day', () => {
  test.each([
    [[0.6, 0, 0, 0, 0], '甲寅', ['learn', 'plan', 'planting', 'stretch']],
    [[0, 0.6, 0, 0, 0], '丙午', ['present', 'publish', 'friends']],
    [[0, 0, 0.6, 0, 0], '戊戌', ['signing', 'save', 'tidy', 'cook']],
    [[0, 0, 0, 0.6, 0], '庚申', ['decide', 'cleaning', 'train']],
    [[0, 0, 0, 0, 0.6], '壬子', ['travel', 'talk', 'research', 'rest']],
  ])('%j on %s suggest %j', (favour, day, items) => {
    expect([...selectElementActivities(favour, pairOf(day)).do].sort()).toEqual([...items].sort())
  })

  test('count above 0.5 and only if the day contains them', () => {
    expect(selectElementActivities([0.5, 0, 0, 0, 0], pairOf('甲寅')).do).toEqual([])
    expect(selectElementActivities([2, 0, 0, 0, 2], pairOf('戊戌')).do).toEqual([])
  })

  test('alternate, the most favoured first', () => {
    // 甲子, the first of the sixty: wood over water
    expect(pickSuggestions(selectElementActivities([1, 0, 0, 0, 2], pairOf('甲子')), none)).toEqual(['travel', 'learn', 'talk'])
  })

  test('skip activities that are already taken', () => {
    const items = selectElementActivities([0, 0, 1, 0, 0], pairOf('戊戌'))
    expect(pickSuggestions(items, new Set(['signing', 'cook'] as const))).toEqual(['tidy', 'save'])
  })
})

describe('adverse elements of the day', () => {
  test.each([
    [[-0.6, 0, 0, 0, 0], '甲寅', ['overcommit']],
    [[0, -0.6, 0, 0, 0], '丙午', ['quarrel', 'haste']],
    [[0, 0, -0.6, 0, 0], '戊戌', ['splurge']],
    [[0, 0, 0, -0.6, 0], '庚申', ['hard-words']],
    [[0, 0, 0, 0, -0.6], '壬子', ['late-nights']],
    [[0, -0.5, 0, 0, 0], '丙午', []],
  ])('%j on %s warn against %j', (favour, day, items) => {
    expect([...selectElementActivities(favour, pairOf(day)).dont].sort()).toEqual([...items].sort())
  })
})

test('gives at most three do’s and two don’ts without repeats', () => {
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
