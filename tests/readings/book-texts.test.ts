/** Each paragraph of both books: its facts and slots exist, its texts follow the style guide, and it fits some charts but not all. */
import { describe, expect, test } from 'vitest'
import { listTextFaults, getTextKind } from '#build/books/lint.ts'
import annualCounted from '#readings/annual-book/shares.json' with { type: 'json' }
import { families as annual } from '#readings/annual-book/families.ts'
import { families as fate } from '#readings/fate-book/families.ts'
import counted from '#readings/fate-book/shares.json' with { type: 'json' }
import quotations from '#readings/quotations/quotations.json' with { type: 'json' }
import { getFactPredicate } from '#readings/facts/has-facts.ts'

const paragraphs = [...fate, ...annual].flatMap((family) => family.paragraphs.map((paragraph) => ({ family, paragraph })))
const LOCALES = ['zh_CN', 'en_US'] as const

describe('paragraphs of the books', () => {
  test('are more than 1,200 with unique ids and texts', () => {
    expect(paragraphs.length).toBeGreaterThanOrEqual(1200)
    expect(new Set(paragraphs.map(({ paragraph }) => paragraph.id)).size).toBe(paragraphs.length)
    for (const locale of LOCALES) {
      const texts = paragraphs.map(({ paragraph }) => paragraph[locale].replaceAll(/\{[^}]*\}/g, '{}'))
      expect(new Set(texts).size).toBe(paragraphs.length)
    }
  })
  test('follow the guide in both languages', () => {
    const faults = paragraphs.flatMap(({ family, paragraph }) =>
      LOCALES.flatMap((locale) =>
        listTextFaults(paragraph, getTextKind(family), locale).map((fault) => `${paragraph.id} ${locale}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })
  test('are based on known facts and verified quotations', () => {
    const quotes = new Set(quotations.map(({ id }) => id))
    for (const { paragraph } of paragraphs) {
      for (const fact of paragraph.because) expect(() => getFactPredicate(fact)).not.toThrow()
      if (paragraph.quote !== undefined) expect(quotes).toContain(paragraph.quote)
    }
  })
  test('each fit some, not all, of the 50,000 counted births', () => {
    expect([counted.births, annualCounted.births]).toEqual([50_000, 50_000])
    const shares: Readonly<Record<string, number>> = { ...counted.paragraphs, ...annualCounted.paragraphs }
    expect(Object.keys(shares).toSorted()).toEqual(paragraphs.map(({ paragraph }) => paragraph.id).toSorted())
    const odd = Object.entries(shares).filter(([, share]) => share <= 0 || share >= 100)
    expect(odd).toEqual([])
  })
})
