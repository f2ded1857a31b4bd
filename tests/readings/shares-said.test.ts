/** Statements of a book about amounts of elements and ten-god families agree with the percentages of the chart. */
import { expect, test } from 'vitest'
import { ELEMENTS } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { appliesTo } from '#readings/book/candidates.ts'
import { hasFact, hasFacts } from '#readings/facts/has-facts.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { GOD_FAMILIES } from '#readings/facts/chart-person.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { fillTextSlots } from '#readings/facts/slots.ts'
import { families } from '#readings/fate-book/families.ts'
import { localizeText } from '#readings/facts/source-text.ts'
import { chooseByLane } from '../support/lane.ts'

const CHARTS = chooseByLane(400, 3000)
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
type Locale = (typeof LOCALES)[number]

const CLAUSES: Readonly<Record<Locale, RegExp>> = { zh_CN: /[，。；：]/, zh_TW: /[，。；：]/, en_US: /[,.;:](?!\d)/ }
const NAMED: Readonly<Record<Locale, readonly string[]>> = {
  zh_CN: ['木', '火', '土', '金', '水'],
  zh_TW: ['木', '火', '土', '金', '水'],
  en_US: ['wood', 'fire', 'earth', 'metal', 'water'],
}
/** Superlatives of amount; not those about the element that is needed most or least. */
const MOST: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /最(?:多|大|重)|居首/,
  zh_TW: /最(?:多|大|重)|居首/,
  en_US: /\b(?:most of any|largest|biggest)\b/,
}
const LEAST: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /最(?:少|小|薄|低)|末位|账末|账的末|垫底/,
  zh_TW: /最(?:少|小|薄|低)|末位|帳末|帳的末|墊底/,
  en_US: /\b(?:smallest|lowest|scores last|stands last|comes last|last in)\b|\bthe least(?! need)/,
}
/** Matches a fixed fraction of the chart, which a text for many charts must not state. */
const FIXED: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /(?:官杀|同类|食伤|财|印|[木火土金水])[^，。；：]{0,8}占[^，。；：]{0,4}(?:[一二三四五六七八九]成|一半|[二三四五]分之)/,
  zh_TW: /(?:官殺|同類|食傷|財|印|[木火土金水])[^，。；：]{0,8}[占佔][^，。；：]{0,4}(?:[一二三四五六七八九]成|一半|[二三四五]分之)/,
  en_US: /\b(?:hold|holds|take|takes|make up|makes up)\b[^,.;:]{0,20}\b(?:half|third|quarter|fifth|tenth)\b[^,.;:]{0,9}\b(?:chart|each)\b/,
}

function* faultsOf(text: string, person: ChartPerson, locale: Locale): Generator<string> {
  const { percent, shares } = person.analysis
  const counted = [percent, GOD_FAMILIES.map((family) => shares[family])]
  const most = counted.map((figures) => Math.max(...figures))
  const least = counted.map((figures) => Math.min(...figures))
  for (const clause of text.split(CLAUSES[locale])) {
    if (FIXED[locale].test(clause)) yield `a fixed part: ${clause}`
    for (const [words, bounds] of [
      [MOST[locale], most],
      [LEAST[locale], least],
    ] as const) {
      if (!words.test(clause)) continue
      const figures = [...clause.matchAll(/(\d+(?:\.\d)?) ?%/g)].map(([, figure]) => Number(figure))
      // A clause may contain several percentages; one of them must be that of the superlative.
      if (figures.length > 0 && !figures.some((figure) => bounds.some((bound) => Math.abs(bound - figure) < 0.06)))
        yield `not so: ${clause}`
    }
  }
}

test('superlatives agree with the figures, and no fraction is fixed', () => {
  const faults = new Map<string, string>()
  let said = 0
  for (const person of randomPeople(CHARTS, 31))
    for (const { when = [], paragraphs } of families)
      for (const paragraph of paragraphs) {
        const texts = LOCALES.map((locale) => [locale, localizeText(paragraph, locale)] as const)
        if (!texts.some(([locale, text]) => [MOST, LEAST, FIXED].some((words) => words[locale].test(text)))) continue
        if (!hasFacts(person, when) || !appliesTo(person, paragraph)) continue
        for (const [locale, text] of texts) {
          said++
          for (const fault of faultsOf(adaptTextToLevel(fillTextSlots(text, person, locale), 'student'), person, locale))
            faults.set(`${paragraph.id} ${locale}`, fault)
        }
      }
  expect([...faults]).toEqual([])
  expect(said).toBeGreaterThan(CHARTS * 5)
})

test('opposed elements are named with their percentages', () => {
  const bridge = families.flatMap(({ paragraphs }) => paragraphs).find(({ id }) => id === 'useful.why.resource-bridge')!
  let met = 0
  for (const person of randomPeople(CHARTS, 5)) {
    if (!bridge.because.every((fact) => hasFact(person, fact))) continue
    met++
    for (const locale of LOCALES) {
      const text = fillTextSlots(localizeText(bridge, locale), person, locale)
      for (const family of ['officer', 'peer'] as const) {
        const element = person.elementOfFamily(family)
        expect(text.toLowerCase()).toContain(NAMED[locale][ELEMENTS.indexOf(element)])
        expect(text).toContain(String(person.percentOf(element)))
      }
    }
  }
  expect(met).toBeGreaterThan(0)
})

test('an element exhausts a weak chart only in quantity', () => {
  const exhausting = families
    .find(({ id }) => id === 'chart-useful')!
    .paragraphs.filter(({ because }) => because.includes('sign:weak') && because.some((fact) => fact.startsWith('adverse:pct>=')))
  expect(exhausting.length).toBeGreaterThan(10)
  for (const person of randomPeople(CHARTS, 7))
    for (const { id, because } of exhausting)
      if (because.every((fact) => hasFact(person, fact)))
        expect([id, person.percentOf(person.analysis.adverse) >= 19.9]).toEqual([id, true])
})
