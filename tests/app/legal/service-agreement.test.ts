import { expect, test } from 'vitest'
import { loadLegalText } from '#app/features/legal/legal-texts.ts'
import { ARCHIVE_LIMIT } from '#contract/archive.ts'
import {
  YEARLY_MEMBER_QUESTIONS,
  BOOK_QUESTIONS,
  FREE_USES_DAILY,
  MEMBER_DAILY_LIMIT,
  FREE_USES_ONCE,
  BOOK_CHAT_USES,
  MEMBER_USES_MONTHLY,
  MEMBERSHIP_MONTH_DAYS,
  MEMBERSHIP_UPGRADE,
  MEMBERSHIP_YEAR_DAYS,
} from '#contract/catalogue.ts'
import { LOCALES } from '#contract/locale.ts'

const fixed = [
  ARCHIVE_LIMIT,
  MEMBER_DAILY_LIMIT,
  MEMBERSHIP_MONTH_DAYS,
  MEMBERSHIP_YEAR_DAYS,
  BOOK_QUESTIONS,
  YEARLY_MEMBER_QUESTIONS,
  MEMBERSHIP_UPGRADE.questions,
  BOOK_CHAT_USES,
]
const amounts = [...fixed, ...[FREE_USES_DAILY, FREE_USES_ONCE, MEMBER_USES_MONTHLY].flatMap((times) => Object.values(times))]

test.each(LOCALES)('names every amount and limit in %s', async (locale) => {
  const numbers = JSON.stringify(await loadLegalText('service', locale)).match(/\d+/g)
  expect(amounts.filter((amount) => !numbers!.includes(String(amount)))).toEqual([])
})
