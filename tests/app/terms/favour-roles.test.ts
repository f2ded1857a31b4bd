/** A day's reasons, the receipt and the book use the same names of 用神, 喜神, 闲神, 仇神 and 忌神. */
import { setupI18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import { FAVOUR_ROLE_LABELS } from '#app/terms/favour-roles.ts'
import { formatDayScorePart } from '#app/terms/power-parts.ts'
import { analyseChart, civilDateOf, ELEMENTS, elementOfStem, favourRoleOf } from '#bazi/index.ts'
import { languageTags, type Locale } from '#contract/locale.ts'
import { createDayReading } from '#readings/daily/index.ts'
import { getTermName } from '#readings/facts/format-names.ts'
import { roleTermIds } from '#readings/facts/text/code-labels.ts'
import { randomChart, seededIntegers } from '../../support/said-days.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('/src/locales/*.po', { eager: true })
function translateTo(locale: Locale) {
  const i18n = setupI18n()
  i18n.loadAndActivate({ locale, locales: [languageTags[locale]], messages: catalogues[`/src/locales/${locale}.po`]!.messages })
  return (descriptor: MessageDescriptor) => i18n._(descriptor)
}

const BOOK = { useful: 'use', joyful: 'joy', idle: 'idle', enemy: 'enemy', adverse: 'adverse' } as const
const ROLES = Object.keys(BOOK) as (keyof typeof BOOK)[]

test.each(['zh_CN', 'zh_TW'] as const)('names roles in %s as the book does', (locale) => {
  const _ = translateTo(locale)
  expect(ROLES.map((role) => _(FAVOUR_ROLE_LABELS[role]))).toEqual(ROLES.map((role) => getTermName(roleTermIds[BOOK[role]]!, locale)))
})

test('names roles in English by the first word of the book’s', () => {
  const _ = translateTo('en_US')
  const book = ROLES.map((role) => getTermName(roleTermIds[BOOK[role]]!, 'en_US').split(' ')[0]!.toLowerCase())
  expect(ROLES.map((role) => _(FAVOUR_ROLE_LABELS[role]))).toEqual(book)
})

test('names an element’s role on every day as the receipt does', () => {
  const _ = translateTo('zh_CN')
  const seen = new Set<string>()
  const random = seededIntegers(6)
  for (let chart = 0; chart < 12; chart++) {
    const { natal } = randomChart(random)
    const analysis = analyseChart({ pillars: natal })
    expect(new Set(ELEMENTS.map((element) => favourRoleOf(analysis, element))).size).toBe(5)
    for (let day = 0; day < 60; day++) {
      const view = createDayReading(natal, almanacOf(civilDateOf(20_500 + day)), { age: 36, luck: null })
      for (const part of view.parts.filter(({ stem }) => stem !== null)) {
        const word = _(FAVOUR_ROLE_LABELS[favourRoleOf(analysis, elementOfStem(part.stem!))])
        expect(formatDayScorePart(_, view, part)).toMatch(new RegExp(`为${word}$`))
        seen.add(word)
      }
    }
  }
  expect(seen.size).toBe(5)
})

test('keeps the older wording of a day stored before roles', () => {
  const _ = translateTo('zh_CN')
  const { natal } = randomChart(seededIntegers(6))
  const view = createDayReading(natal, almanacOf(civilDateOf(20_500)), { age: 36, luck: null })
  for (const points of [1, -1]) {
    const part = { code: 'stem-fair', points, pillar: null, natal: null, stem: 'wu' } as const
    expect(formatDayScorePart(_, view, part)).toBe(points > 0 ? '天干戊土为喜' : '天干戊土为忌')
  }
})
