/** Whether to go on living is asked in many plain words: all of them get care first, and no place to live, job or holiday does. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { detectHarm } from '#readings/safety/speech.ts'
import { ORDINARY } from './living-elsewhere.ts'
import { ENDURING } from './living.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']

describe.each(LOCALES)('going on living in %s', (language) => {
  test('is heard as danger to who writes', () => {
    expect(ENDURING[language].filter((text) => detectHarm(text)[0] !== 'self')).toEqual([])
  })

  test('is heard in capitals, without marks and after a greeting', () => {
    const said = ENDURING[language].flatMap((text) => [
      text.toUpperCase(),
      text.replaceAll(/[?.’']/g, ''),
      `${language === 'en_US' ? 'Hi. ' : '你好，'}${text}`,
    ])
    expect(said.filter((text) => detectHarm(text)[0] !== 'self')).toEqual([])
  })

  test('is answered by nothing but care, whatever the reader’s language', () => {
    for (const locale of LOCALES)
      for (const text of ENDURING[language])
        expect([...new Set(composeSafetyAnswer(text, locale, '')?.map(({ kind }) => kind))], text).toEqual(['care'])
  })

  test('is not where one lives, and what else goes on', () => {
    expect(ORDINARY[language].filter((text) => detectHarm(text).length > 0)).toEqual([])
  })
})

test('of somebody else it is care for a friend', () => {
  const said = ['my friend says he can’t go on anymore', '我朋友说他熬不下去了', '我媽問還要不要活下去']
  expect(said.map((text) => detectHarm(text)[0])).toEqual(['friend', 'friend', 'friend'])
})

test('a message of full length is read to its end', () => {
  const runs = ['lost and ', 'even still really ', 'which one ', 'should i live ', '还要继续', '店里', '我还活着']
  for (const run of runs) expect(detectHarm(run.repeat(500).slice(0, 1000))).toBeInstanceOf(Array)
})
