/** The answers that were read by hand: all there, still what is said, and none that was found wrong left standing unnoticed. */
import { describe, expect, test } from 'vitest'
import { keptOf, READ_COUNT, READ_LOCALES, READ_MODES, readAnswersOf } from '#build/sage/read-answers.ts'

/** How many were read, found wrong and stand all the same; the files say why. It only ever gets fewer. */
const WRONG = { zh_CN: 13, zh_TW: 12, en_US: 14 }

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
})

test.each(READ_LOCALES)('in %s no more are marked 1 than are known', (locale) => {
  const marks = files.filter((file) => file.locale === locale).flatMap(({ kept }) => kept.map(({ mark }) => mark))
  expect(marks.filter((mark) => mark === 1).length).toBeLessThanOrEqual(WRONG[locale])
})
