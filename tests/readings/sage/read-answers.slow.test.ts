/** Stored answers that were reviewed by hand: all are present and still current, and no more are wrong than in `WRONG`. */
import { describe, expect, test } from 'vitest'
import {
  loadReviewedAnswers,
  REVIEWED_ANSWER_COUNT,
  REVIEWED_LOCALES,
  REVIEWED_MODES,
  refreshReviewedAnswers,
} from '#build/sage/read-answers.ts'

/** Number of answers marked wrong; the files give the reasons. It may only decrease. */
const WRONG = { zh_CN: 13, zh_TW: 12, en_US: 14 }

const files = REVIEWED_LOCALES.flatMap((locale) =>
  REVIEWED_MODES.map((mode) => ({ locale, mode, answers: loadReviewedAnswers(mode, locale) })),
)

test('there are 40 answers for each mode and language', () => {
  expect(files.map(({ answers }) => answers.length)).toEqual(Array.from({ length: 15 }, () => REVIEWED_ANSWER_COUNT))
})

describe.each(files)('$locale $mode', ({ locale, mode, answers }) => {
  test('the stored answers equal today’s (`npm run sage:read`)', () => {
    expect(answers).toEqual(refreshReviewedAnswers(mode, locale, answers))
  })
  test('a mark is 1 to 5 with a reason, or none', () => {
    const marked = answers.filter(({ mark }) => mark !== null)
    expect(marked.filter(({ mark, why }) => ![1, 2, 3, 4, 5].includes(mark!) || why === '')).toEqual([])
    expect(answers.filter(({ mark, why }) => mark === null && why !== '')).toEqual([])
  })
})

test.each(REVIEWED_LOCALES)('in %s no more answers are marked 1 than known', (locale) => {
  const marks = files.filter((file) => file.locale === locale).flatMap(({ answers }) => answers.map(({ mark }) => mark))
  expect(marks.filter((mark) => mark === 1).length).toBeLessThanOrEqual(WRONG[locale])
})
