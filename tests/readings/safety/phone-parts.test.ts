/** Phone numbers in caring answers, and sentences that can be sent unchanged. */
import { describe, expect, test } from 'vitest'
import { splitPhoneNumbers, findSendableSentence } from '#app/features/chat/components/phone-numbers.ts'
import type { Locale } from '#contract/locale.ts'
import { CARE_TEXTS } from '#readings/safety/care-texts.ts'
import { HELP_LINES, POISON_CONTROL } from '#readings/safety/help-lines.ts'
import { REGIONS } from '#readings/safety/regions.ts'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { parseAskedQuestions, urgent } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const ZONES = ['Asia/Shanghai', 'Asia/Taipei', 'Asia/Hong_Kong', 'Asia/Singapore', 'Asia/Kuala_Lumpur', 'America/New_York', 'Europe/London', 'Australia/Sydney', 'Europe/Amsterdam', 'Africa/Nairobi'] // prettier-ignore
const digitsOf = (number: string) => number.replaceAll(/\D/g, '')
const known = new Set(
  [
    ...HELP_LINES.map(({ number }) => number),
    ...Object.values(REGIONS).flatMap(({ emergency }) => emergency),
    ...Object.values(POISON_CONTROL),
  ].map(digitsOf),
)
const all = LOCALES.flatMap((locale) => {
  const said = [...parseAskedQuestions(locale), ...urgent].map(({ text }) => text)
  return ZONES.flatMap((zone) => said.flatMap((text) => composeSafetyAnswer(text, locale, zone)?.map((piece) => piece.text) ?? []))
})
const texts = [...new Set(all)]

describe('the numbers of a caring answer', () => {
  test('are all known and complete', () => {
    const found = new Set(texts.flatMap((text) => splitPhoneNumbers(text).flatMap(({ digits }) => digits || [])))
    expect([...found].filter((digits) => !known.has(digits))).toEqual([])
    expect(found.size).toBeGreaterThan(25)
    for (const text of texts)
      expect(
        splitPhoneNumbers(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })

  test.each([
    ['中国大陆：打 12356（全国统一心理援助热线）。情况急，打 120 或 110。', ['12356', '120', '110']],
    ['US: call 1-800-426-2537 (1-800-GAMBLER). In danger now: 911.', ['18004262537', '911']],
    ['US: call or text 988 (988 Suicide & Crisis Lifeline, any hour).', ['988']],
    ['Australia: call 1800 737 732 (1800RESPECT, any hour)', ['1800737732']],
    ['每天 8 点到 24 点', []],
  ])('in %s are %s', (text, digits) => {
    expect(splitPhoneNumbers(text).flatMap((part) => part.digits || [])).toEqual(digits)
  })
})

test('every text that offers a sendable sentence contains one', () => {
  for (const locale of LOCALES)
    for (const harm of ['self', 'friend', 'loss', 'violence'] as const) {
      expect(findSendableSentence(CARE_TEXTS[locale][harm].send), harm).toMatch(/\S{3}/)
      expect(findSendableSentence(CARE_TEXTS[locale][harm].heard), harm).toBeUndefined()
    }
  for (const text of ['I took all my pills', 'I want to kill my boss'])
    for (const locale of LOCALES)
      expect(composeSafetyAnswer(text, locale, '')!.filter((piece) => findSendableSentence(piece.text) !== undefined)).toHaveLength(1)
})
