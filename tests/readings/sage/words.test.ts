import { expect, test } from 'vitest'
import { splitWords } from '#readings/sage/knowledge/words.ts'

const english = new Intl.Segmenter('en', { granularity: 'word' })

test.each(['What isn’t a day master?', 'Why 24 solar terms, and not 12?'])(
  'splits English into the same words without a segmenter: %s',
  (text) => {
    expect(splitWords(text, undefined)).toEqual(splitWords(text, english))
  },
)

test('splits Chinese into pairs of characters without a segmenter', () => {
  expect(splitWords('看流年，Day master！', undefined)).toEqual(['看流', '流年', 'day', 'master'])
})
