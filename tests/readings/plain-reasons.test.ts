/** Reasons as plain readers get them: no terms. */
import { describe, expect, test } from 'vitest'
import { listPlainTerms } from '#build/books/plain-terms.ts'
import { randomPeople } from '#build/books/sample.ts'
import { formatFactReason } from '#readings/facts/reason-text.ts'
import { signDescriptions } from '#readings/facts/text/code-labels.ts'
import { reasonTemplates } from '#readings/facts/text/reason-forms.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import { names } from '#bazi/index.ts'

const LOCALES = ['zh_CN', 'en_US'] as const

describe('plain reasons', () => {
  test('are non-empty and without terms in 300 books', { timeout: 120_000 }, () => {
    const wrong = new Set<string>()
    let count = 0
    for (const person of randomPeople(300)) {
      const facts = composeFateBook(person).flatMap(({ line, sections }) =>
        [line, ...sections.flatMap(({ paragraphs }) => paragraphs)].flatMap(({ paragraph }) => paragraph.because),
      )
      for (const fact of new Set(facts)) {
        for (const locale of LOCALES) {
          const plain = formatFactReason(fact, person, locale)?.plain
          if (plain === undefined) continue
          count++
          const terms = listPlainTerms(plain, locale)
          if (plain === '' || terms.length > 0) wrong.add(`${fact}: ${plain} (${terms.join()})`)
        }
      }
    }
    expect([...wrong]).toEqual([])
    expect(count).toBeGreaterThan(10_000)
  })

  test('have no term in any template', () => {
    const ownWords = reasonTemplates.flatMap(({ plain }) =>
      LOCALES.flatMap((locale) => listPlainTerms(plain[locale], locale).map((term) => `${plain[locale]}: ${term}`)),
    )
    expect(ownWords).toEqual([])
  })

  test('describe every star, stem, branch and stage', () => {
    const codes = Object.entries({ star: names.stars, stem: names.stems, branch: names.branches, stage: names.stages })
    const missing = codes
      .flatMap(([kind, of]) => Object.keys(of).map((code) => `${kind}_${code}`))
      .filter((id) => !(id in signDescriptions))
    expect(missing).toEqual([])
  })
})
