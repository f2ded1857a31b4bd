import { expect, test } from 'vitest'
import { splitWords } from '#readings/sage/knowledge/words.ts'

const english = new Intl.Segmenter('en', { granularity: 'word' })

test.each(['What isn’t a day master?', 'Why 24 solar terms, and not 12?'])('without a segmenter English has the same words: %s', (text) => {
  expect(splitWords(text, undefined)).toEqual(splitWords(text, english))
})

test('without a segmenter Chinese goes by pairs of characters', () => {
  expect(splitWords('看流年，Day master！', undefined)).toEqual(['看流', '流年', 'day', 'master'])
})
