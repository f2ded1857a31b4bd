/** The answers that were read by hand: all there, still what is said, and none that was found wrong left standing unnoticed. */
import { describe, expect, test } from 'vitest'
import { keptOf, READ_COUNT, READ_LOCALES, READ_MODES, readAnswersOf } from '#build/sage/read-answers.ts'

/** `LOCALE MODE QUESTION` of answers that were read, found wrong and stand all the same: each needs a reason beside it. */
const KNOWN_WRONG: readonly string[] = []

const files = READ_LOCALES.flatMap((locale) => READ_MODES.map((mode) => ({ locale, mode, kept: keptOf(mode, locale) })))

test('there are 600 answers, 40 of each mode and language', () => {
  expect(files.map(({ kept }) => kept.length)).toEqual(Array.from({ length: 15 }, () => READ_COUNT))
})

describe.each(files)('$locale $mode', ({ locale, mode, kept }) => {
  test('the questions are those that are drawn, and what is kept is what is answered today (`npm run sage:read`)', () => {
    expect(kept).toEqual(readAnswersOf(mode, locale, kept))
  })
  test('a mark is 1 to 5 with a reason, or none', () => {
    const marked = kept.filter(({ mark }) => mark !== null)
    expect(marked.filter(({ mark, why }) => ![1, 2, 3, 4, 5].includes(mark!) || why === '')).toEqual([])
    expect(kept.filter(({ mark, why }) => mark === null && why !== '')).toEqual([])
  })
  test('none that was marked 1 stands beyond those that are known', () => {
    const wrong = kept.filter(({ mark }) => mark !== null && mark <= 1).map(({ question }) => `${locale} ${mode} ${question}`)
    expect(wrong.filter((one) => !KNOWN_WRONG.includes(one))).toEqual([])
  })
})
