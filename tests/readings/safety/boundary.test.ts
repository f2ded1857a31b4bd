/** Questions that no answer gives: found, and answered with what may be asked instead. */
import { expect, test } from 'vitest'
import type { Locale } from '#readings/facts/written.ts'
import { BOUNDARIES, boundaryOf } from '#readings/safety/index.ts'
import { unsafeProse } from '#readings/safety/unsafe.ts'
import { boundaries } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const sample = (kind: string) => boundaries.find((one) => one.kind === kind)!.text

test.each([...BOUNDARIES, 'none'])('%s is told from the others', (kind) => {
  const of = boundaries.filter((one) => one.kind === kind)
  expect(of.length).toBeGreaterThan(10)
  expect(of.filter(({ text }) => (boundaryOf(text, 'zh_CN')?.kind ?? 'none') !== kind).map(({ text }) => text)).toEqual([])
})

test.each(BOUNDARIES)('%s is answered in each language by two or three sentences and a question that is no boundary', (kind) => {
  for (const locale of LOCALES) {
    const { says, instead, next } = boundaryOf(sample(kind), locale)!
    const sentences = `${says} ${instead}`.match(/[^。.？?]+[。.？?]/g)!
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
    expect(next).toMatch(/[？?]$/)
    expect(boundaryOf(next, locale)).toBeUndefined()
  }
})

test.each(LOCALES)('what is said in %s has the voice of the book', (locale) => {
  for (const kind of BOUNDARIES) {
    const { says, instead, next } = boundaryOf(sample(kind), locale)!
    for (const sentence of [says, instead, next]) {
      expect(unsafeProse(sentence, locale), sentence).toBeUndefined()
      expect(sentence).not.toMatch(locale === 'en_US' ? /[—–'"]|\p{Script=Han}/u : /[—,;:?"']|您/)
    }
  }
})
