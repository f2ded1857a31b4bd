/** Regression tests for faults that reviewers found in answers, grouped by cause. */
import type { Locale } from '#readings/reader/locale.ts'
import { describe, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { randomPeople } from '#build/books/sample.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { composeSafetyAnswer } from '#readings/safety/index.ts'
import { namesTwoAlternatives } from '#readings/sage/ask/two-things.ts'
import type { Mode } from '#readings/sage/asked.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import { composePartReason } from '#readings/sage/modes/times.ts'
import { listMonthParts } from '#readings/sage/outlook/parts.ts'
import { evaluateTimeWindow } from '#readings/sage/outlook/window.ts'
import { frames } from '#readings/sage/text/bg-zh-cn.ts'
import { choiceTexts } from '#readings/sage/text/fields.ts'
import { partReasons } from '#readings/sage/text/reasons.ts'
import { createSageQuestion, birth, NOW } from './asked-of.ts'

const today = NOW.local.slice(0, 10)
const charts = [...randomPeople(40)].map(({ chart }) => new ChartPerson(chart, `${today}T12:00:00Z`))
const child: BirthInput = { ...birth, local: '2016-05-15T08:30:00', offsetSeconds: 28_800, utc: '2016-05-15T00:30:00Z' }

const piecesOf = (mode: Mode, text: string, locale: Locale = 'zh_CN', more: Parameters<typeof createSageQuestion>[3] = {}) =>
  composeSageAnswer(createSageQuestion(mode, text, locale, more)).pieces
const saidIn = (...question: Parameters<typeof piecesOf>) =>
  piecesOf(...question)
    .map(({ text }) => text)
    .join('\n')

describe('the best time', () => {
  test('has the highest score, the earlier of equals', () => {
    for (const person of charts) {
      const { parts, best } = evaluateTimeWindow(person, today, { asking: 'what', span: undefined, placed: undefined })
      const highest = Math.max(...parts.map(({ score }) => score.score))
      expect(best).toBe(parts.find(({ score }) => score.score === highest))
    }
  })
  test('is never unsuitable when a good month was asked for', () => {
    for (const person of charts) {
      const { best, advice } = evaluateTimeWindow(person, today, { asking: 'when', span: undefined, placed: undefined })
      expect(best.score.score >= 68 && advice === 'wait').toBe(false)
    }
  })
})

test('an element is named with the stem that has it', () => {
  const reasons = charts.flatMap((person) =>
    listMonthParts(person.chart, '2027-02-10', '2028-01-20').map((part) => ({
      part,
      text: composePartReason(part, today, true, 'zh_CN')?.text,
    })),
  )
  const stems = { shown: 0, hidden: 0 }
  for (const { part, text } of reasons) {
    const [, name, element] = /(?:天干|里藏着)(.)，?属(.)/.exec(text ?? '') ?? []
    if (name === undefined) continue
    expect('甲乙丙丁戊己庚辛壬癸'.indexOf(name) >> 1).toBe('木火土金水'.indexOf(element!))
    stems[text!.includes('天干') ? 'shown' : 'hidden']++
    if (text!.includes('天干')) expect('甲乙丙丁戊己庚辛壬癸'[part.pair.index % 10]).toBe(name)
  }
  expect(Math.min(stems.shown, stems.hidden)).toBeGreaterThan(0)
  expect(Object.keys(partReasons)).not.toContain('fair')
})

describe('a hexagram', () => {
  test('with a positive answer does not delay the first step', () => {
    // Hexagram 泰 without moving lines: a positive answer, whose time is now.
    for (const { chart } of charts) {
      const when = piecesOf('bg', '要不要开口', 'zh_CN', { cast: [7, 7, 7, 8, 8, 8], person: { name: 'A', birth: chart.input } }).find(
        ({ kind }) => kind === 'when',
      )!
      expect(when.text).toMatch(/就在眼下|现在就可以|算得上平稳/)
    }
  })
  test('chooses between two alternatives by its stance', () => {
    const line = (cast: readonly number[]) => piecesOf('bg', '去北京还是上海', 'zh_CN', { cast }).find(({ kind }) => kind === 'line')!.text
    expect(line([7, 7, 7, 8, 8, 8])).toMatch(/^选“去北京”/)
    expect(line([8, 8, 8, 7, 7, 7])).toMatch(/^选“上海”/)
  })
  test.each([
    ['要不要换工作', /换工作/],
    ['这套房子买不买', /买/],
    ['我家猫丢了，能找回来吗', /^多半能找回来。往西南找/],
    ['我的钥匙丢了', /找，先看/],
    ['什么时候能签约', /\d月\d+日/],
    ['谁会帮我', /外卦/],
    ['这一卦什么意思', /你摇到的是泰/],
  ])('answers the form of the question first: %s', (text, form) => {
    expect(piecesOf('bg', text, 'zh_CN', { cast: [7, 7, 7, 8, 8, 8] }).find(({ kind }) => kind === 'line')!.text).toMatch(form)
  })
  test('picks no month for having a child', () => {
    expect(piecesOf('bg', '我们要不要生二胎')).toEqual([{ kind: 'note', text: frames.note.birth, cites: [] }])
  })
})

describe('two alternatives', () => {
  test.each([
    ['去北京还是上海', true],
    ['考研还是工作', true],
    ['我还是想他', false],
    ['去还是不去', false],
    ['best to rent or to buy', true],
    ['should I go or not', false],
  ])('%s: %s', (text, isTwo) => {
    expect(namesTwoAlternatives(text, /\p{Script=Han}/u.test(text))).toBe(isTwo)
  })
  test('are ranked by a chart or called even', () => {
    expect(saidIn('ms', '考研还是考公务员好')).toMatch(/日子分不出高下|盘上分不出高下/)
    expect(saidIn('ms', '这份工作现在换还是明年换')).not.toContain(choiceTexts.plain.zh_CN)
  })
})

describe('two people', () => {
  test.each([
    ['他是什么样的人', /周若棠是.+的人/],
    ['谁更倔', /比劫/],
    ['谁该先道歉', /食伤/],
    ['他会不会出轨', /官杀/],
    ['我们该不该搬到一起住', /搬到一起住/],
    ['去哪里旅行好', /最要的是/],
    ['彩礼给多少', /^数目盘上不给/],
    ['我们的日支合吗', /两人的日支/],
    ['他适合我吗，什么时候表白好', /适合.+月/],
  ])('get an answer to the form of the question first: %s', (text, form) => {
    expect(piecesOf('fb', text).find(({ kind }) => kind === 'line')!.text).toMatch(form)
  })
  test('are not compared with a third person, who needs an archive', () => {
    expect(piecesOf('fb', '我还认识另一个男生，1995年生的，谁更适合我').map(({ kind }) => kind)).toEqual(['note'])
  })
  test('get the years ahead once in a conversation', () => {
    const pieces = piecesOf('fb', '谁更倔', 'zh_CN', { earlier: ['我们合不合'] })
    expect(pieces.some(({ kind }) => kind === 'when')).toBe(false)
  })
})

describe('a planned child', () => {
  test.each([
    ['ms', 'zh_CN', '什么时候要孩子比较好'],
    ['ms', 'zh_CN', '要不要生二胎'],
    ['cs', 'zh_TW', '今年適合生小孩嗎'],
    ['fb', 'zh_CN', '我们什么时候要孩子合适'],
    ['ms', 'en_US', 'should we try for a second baby'],
    ['ms', 'en_US', 'when will I have a baby'],
  ] as const)('%s %s %s: gets no month and leaves the decision', (mode, locale, text) => {
    const pieces = piecesOf(mode, text, locale)
    expect(pieces[0]!.text).toMatch(/不挑月份|不挑月分|no month is lucky/)
    expect(pieces.some(({ kind }) => kind === 'when')).toBe(false)
  })
  test.each(['孩子中考能考好吗', '二胎跟老大打架怎么办', 'when do my kids start listening'])('%s is about an existing child', (text) => {
    expect(saidIn('ms', text)).not.toMatch(/不挑月份|no month is lucky/)
  })
})

describe('a child', () => {
  test('of an asking parent is the subject of the answer', () => {
    expect(saidIn('ms', '儿子中考能考上重点吗')).toContain('孩子')
    expect(saidIn('ms', '儿子中考能考上重点吗')).not.toMatch(/掐着表|把难的放在这时候/)
    expect(saidIn('ms', 'will my daughter pass her exams', 'en_US')).toContain('child')
  })
  test.each(['明年春天出去玩顺不顺', '今年运气怎么样', '我的性格是什么样', '期末考试能考好吗'])(
    'reads nothing of pay, posts and partners: %s',
    (text) => {
      expect(saidIn('ms', text, 'zh_CN', { person: { name: '小宝', birth: child } })).not.toMatch(
        /按月的那一份|位置要自己去要|合伙|薪|夫妻宫|脱单/,
      )
    },
  )
})

describe('kinds of money', () => {
  test.each([
    ['cs', '年终奖今年有多少', '怎么算'],
    ['cs', '房租要涨了怎么谈', '房租|租金'],
    ['cs', '房子现在卖能卖上价吗', '卖'],
    ['cs', '弟弟老问我要钱 给不给', '给'],
    ['bg', '朋友借了钱不还，要不要去要', '多少|数目'],
  ] as const)('%s %s is answered as such', (mode, text, words) => {
    const pieces = piecesOf(mode, text)
    expect(
      pieces
        .filter(({ kind }) => kind === 'line' || kind === 'deed')
        .map((piece) => piece.text)
        .join('\n'),
    ).toMatch(new RegExp(words))
  })
  test('a seller gets no advice for buyers', () => {
    expect(saidIn('cs', '房子现在卖能卖上价吗')).not.toMatch(/最高肯出|再出价|看够十处/)
  })
})

describe('a referral comes before any fortune', () => {
  test.each([
    ['zh_CN', '裸聊被敲诈怎么办', /报警/],
    ['zh_CN', '法院的人来贴封条了 怎么办', /法律援助/],
    ['zh_CN', '催收天天打我电话', /律师或法律援助/],
    ['zh_TW', '對方說不匯錢就把影片傳給我朋友', /報警/],
    ['zh_TW', '法院執行處要查封我家', /法律扶助/],
    ['en_US', 'he says he’ll post my pictures if I don’t send money', /Don’t pay/],
    ['en_US', 'the bailiffs are coming tomorrow, what do I do', /debt adviser/],
    ['en_US', 'I got scammed out of 5000', /Call your bank/],
  ] as const)('%s %s', (locale, text, turn) => {
    const pieces = composeSafetyAnswer(text, locale, 'Asia/Shanghai')
    expect(pieces?.[1]?.text).toMatch(turn)
  })
})

describe('English explains the power value once', () => {
  test.each(['ms', 'cs', 'bg', 'fb'] as const)('%s', (mode) => {
    const text = saidIn(mode, 'should I change jobs next year', 'en_US')
    const says = text.match(/Power, from 5 to 99/g) ?? []
    expect(says.length).toBeLessThanOrEqual(1)
    if (/\bpower \d/.test(text)) expect(says).toHaveLength(1)
    if (/hexagram/i.test(text)) expect(text).toContain('A hexagram is')
  })
})

test('the year of an animal is the current one', () => {
  expect(saidIn('ms', '马年犯太岁了，该咋过', 'zh_CN', { now: { local: '2027-01-28T12:00', zone: 'Asia/Shanghai' } })).not.toContain('2038')
})
test('recognises the colloquial 咋样 and 捂紧口袋', () => {
  expect(piecesOf('cs', '后年的财咋样').find(({ kind }) => kind === 'line')!.text).toContain('2028')
  expect(piecesOf('cs', '哪个月要捂紧口袋').find(({ kind }) => kind === 'line')!.text).toContain('最紧')
})
