/** Safety answers precede all others: which messages get one, which do not, and what it contains. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import glossary from '#readings/glossary/glossary.json' with { type: 'json' }
import quotations from '#readings/quotations/quotations.json' with { type: 'json' }
import { composeCareAnswer } from '#readings/safety/care.ts'
import { detectHarm } from '#readings/safety/speech.ts'
import { figuresOfSpeech, injections, harmMessages } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const careTexts = (text: string, locale: Locale = 'zh_CN', zone = 'Asia/Shanghai') =>
  composeCareAnswer(text, locale, zone)?.map((piece) => piece.text)

/** Returns all strings nested in a document. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

describe('a message about harm', () => {
  test('is recognised in at least 97 % of messages', () => {
    const missed = harmMessages.filter(({ text }) => detectHarm(text).length === 0)
    expect(harmMessages.length).toBeGreaterThanOrEqual(200)
    expect(missed.length / harmMessages.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03)
  })

  test.each(['self', 'friend', 'loss', 'violence'])('is assigned to the right kind: %s', (whose) => {
    const of = harmMessages.filter(({ harm, text }) => harm === whose && detectHarm(text).length > 0)
    const wrong = of.filter(({ text }) => !detectHarm(text).includes(whose as never)).map(({ text }) => text)
    expect(of.length).toBeGreaterThan(5)
    expect(wrong.length / of.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test.each([
    ['characters of Taiwan', '我不想活了，遺書寫好了', 'en_US'],
    ['English to a Chinese reader', 'i want to end it all', 'zh_TW'],
    ['letters apart', 's u i c i d e', 'zh_CN'],
    ['spaces between characters', '不 想 活 了', 'zh_CN'],
    ['signs between characters', '自*杀', 'zh_CN'],
    ['signs that are not seen', '自\u200b杀', 'zh_CN'],
    ['full-width letters', 'ｋｍｓ', 'en_US'],
    ['signs for letters', 'k1ll mys3lf', 'en_US'],
    ['words of the chat', '想紫砂', 'zh_CN'],
    ['initials', 'zs', 'zh_CN'],
    ['pinyin', 'bu xiang huo le', 'zh_CN'],
  ] as const)('is recognised through %s', (_, text, locale) => {
    expect(careTexts(text, locale)).toBeDefined()
  })

  test('is answered in the language of the interface', () => {
    expect(careTexts('I want to die', 'zh_CN')!.join('')).toMatch(/命盘先放下/)
    expect(careTexts('我想死', 'en_US')!.join('')).not.toMatch(/\p{Script=Han}/u)
    expect(careTexts('我想死', 'zh_TW')!.join('')).not.toMatch(/[这们说时来为过还没个样门问间听买卖书]/)
  })
})

// A pattern with exponential backtracking would not finish on such a text.
test('a message of full length is checked in reasonable time', () => {
  const runs = ['用拿', '真', '就这么', '又一直', '自己马上', 'just really ', 'a b c d ', '1!3$', '。，', '\u200b']
  const heads = ['老公', '我想', '活着', 'my husband ', 'i want to ', '']
  for (const head of heads) for (const run of runs) expect(detectHarm((head + run.repeat(500)).slice(0, 1000))).toBeInstanceOf(Array)
})

describe('a message without harm', () => {
  test('gets no caring answer for figures of speech and questions', () => {
    expect(figuresOfSpeech.length).toBeGreaterThanOrEqual(150)
    expect(figuresOfSpeech.filter((text) => detectHarm(text).length > 0)).toEqual([])
  })

  test('includes every text of the glossary and the quotations', () => {
    const texts = [...textsIn(glossary), ...textsIn(quotations)]
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.filter((text) => detectHarm(text).length > 0)).toEqual([])
  })

  test('includes prompt injections', () => {
    expect(injections.filter(({ text }) => detectHarm(text).length > 0).map(({ text }) => text)).toEqual([])
  })
})

describe('a caring answer', () => {
  const zones = [
    'Asia/Shanghai',
    'Asia/Taipei',
    'America/New_York',
    'Europe/London',
    'Africa/Nairobi',
    'America/Lima',
    'UTC',
    '',
    'nowhere',
  ]

  test('names the directory and an emergency number in every zone', () => {
    const all = [...new Set([...Intl.supportedValuesOf('timeZone'), ...zones])]
    const said = ['我不想活了', '我朋友想自杀', '我爸去年自杀走了，我放不下', '我老公打我']
    for (const locale of LOCALES)
      for (const zone of all)
        for (const text of said) {
          const answer = careTexts(text, locale, zone)!.join('\n')
          expect(answer).toContain('findahelpline.com')
          expect(answer).toMatch(locale === 'en_US' ? /emergency number/ : locale === 'zh_TW' ? /緊急電話/ : /急救电话/)
        }
  })

  test('first answers whether death is written in the chart', () => {
    expect(careTexts('活着没意思。命里是不是写好了，我该走了？')![0]).toBe('没有。你的盘里没有这一句，谁的盘里都没有。')
    expect(careTexts('I don’t see the point of living any more. Is it written that I should go?', 'en_US')![0]).toBe(
      'No. It isn’t in your chart. It isn’t in anybody’s.',
    )
    expect(careTexts('我想死')![0]).toMatch(/^命盘先放下/)
  })

  test('begins with the help lines of the reader’s region', () => {
    const here = (zone: string, locale: Locale = 'zh_CN') => composeCareAnswer('我想死', locale, zone)![2]!.text
    expect(here('Asia/Shanghai')).toMatch(/^中国大陆：打 12356.*120 或 110/)
    expect(here('Asia/Taipei', 'zh_TW')).toMatch(/^台灣：打 1925.*119 或 110/)
    expect(here('America/Chicago', 'en_US')).toMatch(/^US: call or text 988 .*In danger now: 911\.$/)
    expect(here('Africa/Nairobi', 'en_US')).toMatch(/^Anywhere else: your emergency number/)
    expect(here('UTC', 'zh_TW')).toMatch(/^台灣/)
  })

  test('names the police and special lines for violence', () => {
    expect(careTexts('我老公打我', 'zh_TW', 'Asia/Taipei')!.join('\n')).toMatch(/打 113（保護專線，二十四小時）。情況緊急，打 110 或 119/)
    expect(careTexts('he beats me and I want to die', 'en_US', 'Europe/London')!.join('\n')).toMatch(/116 123[\s\S]*0808 2000 247/)
  })

  test('consists of care pieces without chips or words of fortune', () => {
    const said = ['我不想活了，命里写好了吗', '我朋友想自杀', '我爸去年自杀走了，我放不下', '我老公打我']
    for (const locale of LOCALES)
      for (const text of said)
        for (const { kind, text: answer, cites } of composeCareAnswer(text, locale, 'Asia/Shanghai')!) {
          expect([kind, cites]).toEqual(['care', []])
          expect(answer).not.toMatch(/[!！—]|运势|運勢|吉|凶|五行|\b(?:luck|lucky|fortune|hexagram|element|energy)\b/i)
        }
  })

  test('continues after the next message but not after a question', () => {
    const next = (text: string) => composeCareAnswer(text, 'zh_CN', 'Asia/Shanghai', ['我不想活了'])
    expect(next('今天被骂了一天')![0]!.text).toMatch(/^我在看/)
    expect(next('那我该怎么办？')![0]!.text).toMatch(/^我在看/)
    expect(next('2027年适合换工作吗')).toBeUndefined()
    expect(composeCareAnswer('今天被骂了一天', 'zh_CN', 'Asia/Shanghai', [])).toBeUndefined()
  })
})
