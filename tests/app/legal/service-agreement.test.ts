import { expect, test } from 'vitest'
import { loadLegalText } from '#app/features/legal/legal-texts.ts'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import {
  YEARLY_MEMBER_QUESTIONS,
  BOOK_QUESTIONS,
  DAILY_TIMES,
  FAIR_USE_A_DAY,
  FIRST_TIMES,
  GIFT_ROUNDS,
  MEMBER_MONTHLY_TIMES,
  MONTH_DAYS,
  UPGRADE,
  YEAR_DAYS,
} from '#contract/catalogue.ts'
import { LOCALES } from '#contract/locale.ts'

const fixed = [
  ARCHIVE_LIMIT,
  FAIR_USE_A_DAY,
  MONTH_DAYS,
  YEAR_DAYS,
  BOOK_QUESTIONS,
  YEARLY_MEMBER_QUESTIONS,
  UPGRADE.questions,
  GIFT_ROUNDS,
]
const amounts = [...fixed, ...[DAILY_TIMES, FIRST_TIMES, MEMBER_MONTHLY_TIMES].flatMap((times) => Object.values(times))]

test.each(LOCALES)('names every amount and limit in %s', async (locale) => {
  const numbers = JSON.stringify(await loadLegalText('service', locale)).match(/\d+/g)
  expect(amounts.filter((amount) => !numbers!.includes(String(amount)))).toEqual([])
})
