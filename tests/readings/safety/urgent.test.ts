/** Urgent messages: a suicide attempt under way, and a wish to harm others. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { detectHarm, reportsFriendsAttempt } from '#readings/safety/speech.ts'
import { figuresOfSpeech, notUrgent, urgent } from './messages.ts'

const LOCALES: readonly Locale[] = ['zh_CN', 'zh_TW', 'en_US']
const answerTexts = (text: string, locale: Locale, zone = '', earlier: readonly string[] = []) =>
  composeSafetyAnswer(text, locale, zone, earlier)!.map((piece) => piece.text)

describe('an urgent message', () => {
  test.each(['attempt', 'others'])('is recognised as %s', (kind) => {
    const of = urgent.filter(({ harm }) => harm === kind)
    expect(of.length).toBeGreaterThan(50)
    expect(of.filter(({ text }) => detectHarm(text)[0] !== kind).map(({ text }) => `${String(detectHarm(text))}: ${text}`)).toEqual([])
  })

  test('is recognised for a friend’s attempt', () => {
    const of = urgent.filter(({ harm }) => harm === 'friend')
    expect(of.filter(({ text }) => detectHarm(text)[0] !== 'friend' || !reportsFriendsAttempt(text)).map(({ text }) => text)).toEqual([])
  })

  test('does not include similar wording', () => {
    const isUrgent = (text: string) => detectHarm(text).some((harm) => harm === 'attempt' || harm === 'others')
    expect(notUrgent.length).toBeGreaterThan(100)
    expect([...notUrgent, ...figuresOfSpeech].filter(isUrgent)).toEqual([])
  })

  test('does not include past, asked or feared attempts', () => {
    const isUrgent = (text: string) => detectHarm(text).includes('attempt')
    const said = [
      '我三年前割腕过', '想割腕但是怕疼', '割腕疼不疼', '安眠药吃多少会死', '我想吞药', '去年我吞了一整瓶药',
      'I overdosed years ago', 'I cut my wrists in high school', 'how many pills would it take to die', 'I want to swallow all my pills',
      'my brother killed himself last year', '我爸去年喝了农药走了，我放不下',
    ] // prettier-ignore
    expect(said.filter(isUrgent)).toEqual([])
    expect(said.filter((text) => detectHarm(text).length === 0)).toEqual([])
  })

  test('is recognised in fewer words after words of harm', () => {
    for (const [text, earlier] of [
      ['我吃了', '我不想活了'],
      ['已经吞下去了', '攒了一瓶安眠药'],
      ['I took them', 'I have the pills ready, I want to die'],
      ['its done', 'I want to die'],
    ] as const) {
      expect(detectHarm(text, [earlier]), text).toEqual(['attempt'])
      expect(detectHarm(text, ['今年工作怎么样']), text).toEqual([])
    }
  })
})

describe('an answer to an urgent message', () => {
  test.each([
    ['zh_CN', 'Asia/Shanghai', /^现在就打 120/],
    ['zh_TW', 'Asia/Taipei', /^現在就打 119/],
    ['en_US', 'America/Chicago', /^Call 911 now/],
    ['en_US', 'Africa/Nairobi', /^Call your emergency number now/],
    ['zh_CN', 'Africa/Nairobi', /^现在就打当地急救电话/],
  ] as const)('about an attempt begins in %s, %s with the call', (locale, zone, first) => {
    for (const text of ['我刚吃了一整瓶安眠药', 'I took some pills an hour ago']) {
      const answer = answerTexts(text, locale, zone)
      expect(answer[0]).toMatch(first)
      expect(answer.join('\n')).not.toMatch(/[?？]|不急|不着急|不著急|hurry/)
      expect(answer.join('').length).toBeLessThan(locale === 'en_US' ? 900 : 330)
    }
  })

  test('names Poison Control in the US only', () => {
    expect(answerTexts('I took some pills an hour ago', 'en_US', 'America/New_York').join('\n')).toContain('1-800-222-1222')
    expect(answerTexts('I took some pills an hour ago', 'en_US', 'Europe/London').join('\n')).not.toContain('1-800-222-1222')
    expect(answerTexts('我刚吃了一整瓶安眠药', 'zh_CN', 'Asia/Shanghai').join('\n')).not.toContain('1-800')
  })

  test('about a friend’s attempt begins with the call', () => {
    expect(answerTexts('my roommate just took a whole bottle of pills', 'en_US', 'America/New_York')[0]).toMatch(/call 911 now/)
    expect(answerTexts('我同事吞了安眠药', 'zh_CN', 'Asia/Shanghai')[0]).toMatch(/现在就打 120/)
  })

  test.each([
    ['zh_CN', 'Asia/Shanghai', /不算[\s\S]*走开[\s\S]*110 或 120[\s\S]*12356/],
    ['zh_TW', 'Asia/Taipei', /不算[\s\S]*走開[\s\S]*110 或 119[\s\S]*1925/],
    ['en_US', 'America/Chicago', /doesn’t read for this[\s\S]*step away now[\s\S]*911[\s\S]*988/],
  ] as const)('about harming others refuses a reading in %s and lists contacts', (locale, zone, expected) => {
    for (const { text } of urgent.filter(({ harm }) => harm === 'others')) {
      const pieces = composeSafetyAnswer(text, locale, zone)!
      expect([...new Set(pieces.map(({ kind }) => kind))]).toEqual(['care'])
      const all = pieces.map((piece) => piece.text).join('\n')
      expect(all).toMatch(expected)
      expect(all).not.toMatch(/[?？]/)
    }
  })

  test('contains no word of fortune and no exclamation mark', () => {
    for (const locale of LOCALES)
      for (const text of ['我刚吃了一整瓶安眠药', '我想杀了我老板'])
        expect(answerTexts(text, locale, 'Asia/Taipei').join('\n')).not.toMatch(
          /[!！—]|运势|運勢|吉|凶|五行|\b(?:luck|lucky|fortune|hexagram|element|energy)\b/i,
        )
  })

  test('is shorter when the same person writes again', () => {
    for (const locale of LOCALES)
      for (const first of ['我刚吃了一整瓶安眠药', '我想杀了我老板', '我不想活了']) {
        const whole = answerTexts(first, locale, 'Asia/Taipei').join('')
        for (const next of ['谢谢', 'thanks', '给我抽一支签', '我不想活了']) {
          const answer = answerTexts(next, locale, 'Asia/Taipei', [first])
          if (detectHarm(next)[0] !== undefined && detectHarm(next)[0] !== detectHarm(first)[0]) continue
          expect(answer.length, `${first} ${next}`).toBeLessThanOrEqual(3)
          expect(answer.join('').length, `${first} ${next}`).toBeLessThan(whole.length)
          expect(answer.join('')).toMatch(/119|1925/)
        }
      }
    expect(answerTexts('我又吞了一瓶药', 'zh_CN', 'Asia/Shanghai', ['我刚吃了一整瓶安眠药'])[0]).toMatch(/^现在就打 120/)
    expect(answerTexts('2027年适合换工作吗', 'zh_CN', 'Asia/Shanghai', ['我刚吃了一整瓶安眠药']).join('')).toMatch(/120/)
    expect(composeSafetyAnswer('2027年适合换工作吗', 'zh_CN', 'Asia/Shanghai', ['我不想活了'])).toBeUndefined()
  })
})
