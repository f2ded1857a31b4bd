import { expect, test } from 'vitest'
import { computeOffsetInParagraph, createTextRange } from '#app/features/listen/read-aloud/highlight.ts'
import { composeSpokenCard } from '#readings/spoken/index.ts'
import { formatBookText } from '#app/reader/book-text.ts'
import { LOCALES } from '#contract/locale.ts'
import { createTestBook } from '../book/made-book.ts'

test.each(LOCALES)('locates every spoken sentence in its shown paragraph: %s', (locale) => {
  const book = createTestBook('one')
  for (const level of ['plain', 'practitioner'] as const) {
    for (const [i, card] of book.cards.entries()) {
      const { sentences } = composeSpokenCard(card, { locale, level, quotations: book.quotations, number: i + 1 })
      const paragraphs = [...card.sections.flatMap((section) => section.paragraphs), ...(card.todo ? [card.todo] : [])]
      const shown = new Map(paragraphs.map(({ id, text }) => [id, formatBookText(text[locale], level).text]))
      for (const [at, { paragraph, text }] of sentences.entries()) {
        const from = computeOffsetInParagraph(sentences, at)
        if (shown.has(paragraph)) expect(shown.get(paragraph)!.slice(from, from + text.length)).toBe(text)
      }
      expect(sentences.filter(({ paragraph }) => shown.has(paragraph)).length).toBeGreaterThanOrEqual(paragraphs.length)
    }
  }
})

test('creates a text range across terms, titles and highlights', () => {
  const words = document.createElement('p')
  words.innerHTML = '庚是<span role="button">刀斧</span>的金。<em>事</em>到你<mark>手里</mark>不过夜。'
  expect(createTextRange(words, 0, 7)?.toString()).toBe('庚是刀斧的金。')
  expect(createTextRange(words, 7, 15)?.toString()).toBe('事到你手里不过夜')
  expect(createTextRange(words, 10, 90)).toBeUndefined()
})
