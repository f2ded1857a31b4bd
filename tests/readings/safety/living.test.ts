/** Questions whether to go on living get care first; questions about a place to live, a job or a holiday do not. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { detectHarm } from '#readings/safety/speech.ts'
import { HARMLESS_MESSAGES } from './living-elsewhere.ts'
import { LIVING_DOUBT_MESSAGES } from './living.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']

describe.each(LOCALES)('going on living in %s', (language) => {
  test('is recognised as self-harm', () => {
    expect(LIVING_DOUBT_MESSAGES[language].filter((text) => detectHarm(text)[0] !== 'self')).toEqual([])
  })

  test('is recognised in capitals, without punctuation and after a greeting', () => {
    const said = LIVING_DOUBT_MESSAGES[language].flatMap((text) => [
      text.toUpperCase(),
      text.replaceAll(/[?.’']/g, ''),
      `${language === 'en_US' ? 'Hi. ' : '你好，'}${text}`,
    ])
    expect(said.filter((text) => detectHarm(text)[0] !== 'self')).toEqual([])
  })

  test('gets a caring answer only, in any interface language', () => {
    for (const locale of LOCALES)
      for (const text of LIVING_DOUBT_MESSAGES[language])
        expect([...new Set(composeSafetyAnswer(text, locale, '')?.map(({ kind }) => kind))], text).toEqual(['care'])
  })

  test('does not include where one lives and similar wording', () => {
    expect(HARMLESS_MESSAGES[language].filter((text) => detectHarm(text).length > 0)).toEqual([])
  })
})

test('about somebody else counts as a friend’s', () => {
  const said = ['my friend says he can’t go on anymore', '我朋友说他熬不下去了', '我媽問還要不要活下去']
  expect(said.map((text) => detectHarm(text)[0])).toEqual(['friend', 'friend', 'friend'])
})

test('a message of full length is checked in reasonable time', () => {
  const runs = ['lost and ', 'even still really ', 'which one ', 'should i live ', '还要继续', '店里', '我还活着']
  for (const run of runs) expect(detectHarm(run.repeat(500).slice(0, 1000))).toBeInstanceOf(Array)
})
