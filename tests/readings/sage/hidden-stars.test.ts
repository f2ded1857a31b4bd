/** A star that occurs only in branches is called hidden, never absent. */
import { expect, test } from 'vitest'
import { ELEMENTS, elementOfStem } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { GOD_FAMILIES } from '#readings/facts/chart-person.ts'
import { composeChartPartLine } from '#readings/sage/modes/named.ts'
import { composeShareReason } from '#readings/sage/modes/natal.ts'
import { chooseByLane } from '../../support/lane.ts'

const NONE = {
  zh_CN: /没有(?:比劫|食伤|财|官杀|印)|你没有|一点也没有/,
  zh_TW: /沒有(?:比劫|食傷|財|官殺|印)|你沒有|一點也沒有/,
  en_US: /\bno\b|none at all/,
} as const
const HIDDEN = { zh_CN: /只藏在地支里/, zh_TW: /只藏在地支裡/, en_US: /hidden/ } as const
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const charts = [...randomPeople(chooseByLane(1500, 6000), 17)]

test('distinguishes hidden families and elements from absent ones', () => {
  const [found, missed] = [new Set<string>(), new Set<string>()]
  for (const person of charts)
    for (const family of GOD_FAMILIES) {
      const element = person.elementOfFamily(family)
      const isShown = person.pillars.some(({ stem, tenGod }) => tenGod !== null && elementOfStem(stem) === element)
      const isHidden = person.pillars.some(({ hidden }) => hidden.some(({ stem }) => elementOfStem(stem) === element))
      for (const locale of LOCALES) {
        const texts = [composeShareReason(person, family, locale).text]
        if (element !== person.dayElement) texts.push(composeChartPartLine(person, `element-${element}`, locale).text)
        for (const text of texts) {
          if (isShown || isHidden) expect(text).not.toMatch(NONE[locale])
          else if (family !== 'peer') expect(text).toMatch(NONE[locale])
        }
        if (person.analysis.shares[family] >= 1 || isShown) continue
        if (!isHidden) missed.add(`${family} ${locale}`)
        else {
          found.add(`${family} ${locale}`)
          expect(texts[0]).toMatch(HIDDEN[locale])
        }
      }
    }
  expect(found.size).toBeGreaterThanOrEqual(12)
  expect(missed.size).toBeGreaterThanOrEqual(12)
})

test('calls an element lacking only when it is absent', () => {
  for (const person of charts)
    for (const locale of LOCALES) {
      const { text, cites } = composeChartPartLine(person, 'lacking', locale)
      const missing = ELEMENTS.filter((element) => !person.hasElement(element))
      expect(NONE[locale].test(text)).toBe(missing.length > 0)
      if (missing.length > 0) expect(cites.map(({ ref }) => ref)).toEqual(missing.map((element) => `element-${element}`))
    }
})

test('no book calls an element absent that a branch hides', () => {
  for (const person of charts)
    for (const element of ELEMENTS)
      if (person.hasElement(element)) {
        expect(hasFact(person, `pct:${element}<=0`)).toBe(false)
        for (const role of ['use', 'adverse'])
          if (hasFact(person, `${role}:${element}`)) expect(hasFact(person, `${role}:absent`)).toBe(false)
      }
})
