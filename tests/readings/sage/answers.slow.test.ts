/** Chat answers over many charts: complete sentences, one consistent stance, no forbidden words, deterministic. */
import { describe, expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { convertToTaiwanText } from '#build/books/taiwan.ts'
import { listKnowledgeTexts, listLotTexts, listSageTexts } from '#build/sage/chinese-texts.ts'
import type { BirthInput } from '#bazi/index.ts'
import { names } from '#bazi/index.ts'
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import made from '#readings/sage/data/zh-tw.json' with { type: 'json' }
import madeForPage from '#readings/sage/data/zh-tw-dt.json' with { type: 'json' }
import madeOfLots from '#readings/sage/data/zh-tw-lots.json' with { type: 'json' }
import type { QuestionType, Subtopic, Topic, ParsedQuestion } from '#readings/sage/ask/understanding.ts'
import { SUBTOPICS, TRAITS } from '#readings/sage/ask/understanding.ts'
import { prepareQuestion } from '#readings/sage/modes/matter.ts'
import { isFitToAct } from '#readings/sage/outlook/window.ts'
import { composeMsAnswer } from '#readings/sage/modes/ms.ts'
import { composeFbAnswer } from '#readings/sage/modes/fb.ts'
import { composeCsAnswer } from '#readings/sage/modes/cs.ts'
import { composeSageAnswer } from '#readings/sage/index.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import { fortuneLots } from '#readings/sage/lots.ts'
import { topicTexts } from '#readings/sage/text/topics.ts'
import { chooseByLane, takeSeededShare } from '../../support/lane.ts'
import { createSageQuestion, NOW } from './asked-of.ts'

const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const ASKING: readonly QuestionType[] = ['whether', 'when', 'which', 'why', 'how', 'what', 'either']
const TOPICS = Object.keys(topicTexts) as (keyof typeof topicTexts)[]
const day = (text: string) => {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day: date }
}
const span = (from: string, to: string, of: 'day' | 'days' | 'month' | 'months' | 'year' | 'years') => ({
  from: day(from),
  to: day(to),
  of,
  isPast: to < NOW.local.slice(0, 10),
})
const SPANS = [
  undefined,
  span('2026-12-05', '2026-12-05', 'day'),
  span('2026-11-23', '2026-11-29', 'days'),
  span('2027-03-01', '2027-03-31', 'month'),
  span('2027-07-01', '2027-12-31', 'months'),
  span('2026-11-20', '2027-02-06', 'months'),
  span('2027-01-01', '2027-12-31', 'year'),
  span('2027-01-01', '2036-12-31', 'years'),
  span('2025-01-01', '2025-12-31', 'year'),
]
const NAMED: readonly ParsedQuestion['named'][] = [
  'useful',
  'adverse',
  'lacking',
  'most',
  'strength',
  'pattern',
  'colour',
  'number',
  'direction',
  'pillar-hour',
  'share-wealth',
  'element-metal',
  'luck-start',
  'best-cycle',
  'travel-star',
  'meeting-place',
  'gift',
  'flaw',
  ...TRAITS.map((trait) => `trait-${trait}` as const),
]
const isPart = (topic: string): topic is Subtopic => topic in SUBTOPICS
const heardAs = (topic: (typeof TOPICS)[number] | Topic, i: number, more: Partial<ParsedQuestion> = {}): ParsedQuestion => ({
  topic: isPart(topic) ? SUBTOPICS[topic][0] : topic,
  part: isPart(topic) ? topic : undefined,
  asking: ASKING[i % ASKING.length]!,
  named: undefined,
  isTight: i % 13 === 12,
  span: SPANS[i % SPANS.length],
  placed: i % 11 === 0 ? { cycle: i % 2 === 0 ? 'now' : 'next' } : undefined,
  about: 'self',
  bound: undefined,
  isFollowUp: false,
  isInstruction: false,
  ...more,
})

const births: readonly BirthInput[] = [...randomPeople(2000)].map(({ chart }) => chart.input)
/** Index and birth input of each chart in this test lane. */
const walked = takeSeededShare([...births.entries()], 7)
const forbiddenIn = (text: string, isEnglish: boolean) =>
  FORBIDDEN_PATTERNS[isEnglish ? 'en_US' : 'zh_CN'].filter((pattern) => pattern.test(text)).map(String)
/** Removes clock times, which are the only permitted use of a colon. */
const bare = (text: string) => text.replaceAll(/\d:\d\d/g, '')

function faultsOf(pieces: readonly AnswerPiece[], locale: (typeof LOCALES)[number]): string[] {
  const kinds = pieces.map(({ kind }) => kind)
  // Answers about a person, a kind or a cause have no time.
  const isTimed = kinds.includes('when')
  const shape = ['line', ...(isTimed ? ['when'] : []), 'unless', 'deed'].filter((kind) => kinds.filter((one) => one === kind).length !== 1)
  const reasons = kinds.filter((kind) => kind === 'reason').length
  const words = pieces.flatMap(({ text }) => {
    const slots = /[{}]|undefined|NaN|\[object/.test(text) ? [`slot: ${text}`] : []
    const marks = /，，|。。|：。|，。|  | ,|\.\./.test(text) ? [`marks: ${text}`] : []
    const forbidden = locale === 'zh_TW' ? [] : forbiddenIn(bare(text), locale === 'en_US').map((pattern) => `${pattern}: ${text}`)
    return [...slots, ...marks, ...forbidden, ...(locale === 'en_US' && /^[a-z]|[.] [a-z]/.test(text) ? [`small letter: ${text}`] : [])]
  })
  return [...shape.map((kind) => `not one ${kind}`), ...(reasons < 2 || reasons > 4 ? [`${reasons} reasons`] : []), ...words]
}

/** Returns the pattern that matches a topic's text with any values in its slots. */
const patternOf = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}里?/g, '.+')}$`)

describe('answers from one chart', () => {
  test(`${walked.length} charts give complete, clean answers`, () => {
    expect(walked).toHaveLength(chooseByLane(286, 2000))
    const faults = walked.flatMap(([i, birth]) => {
      const locale = LOCALES[i % 3]!
      const heard = heardAs(TOPICS[i % TOPICS.length]!, Math.floor(i / TOPICS.length) + i, {
        named: i % 5 === 0 ? NAMED[i % NAMED.length] : undefined,
      })
      return faultsOf(composeMsAnswer(createSageQuestion('ms', '', locale, { person: { name: 'A', birth } }), heard), locale).map(
        (fault) => `${heard.topic} ${heard.asking} ${fault}`,
      )
    })
    expect(faults.slice(0, 12)).toEqual([])
  })
  test('a yes-or-no answer has one stance in all its pieces', () => {
    const faults = births.slice(0, 600).flatMap((birth, i) =>
      [TOPICS[i % TOPICS.length]!, TOPICS[(i * 7 + 3) % TOPICS.length]!].flatMap((topic) => {
        const heard = heardAs(topic, i, { asking: 'whether', isTight: false, placed: undefined, span: SPANS[i % 8] })
        const question = createSageQuestion('ms', '', 'zh_CN', { person: { name: 'A', birth } })
        const pieces = composeMsAnswer(question, heard)
        if (topic === 'self' || topic === 'luck-cycle' || pieces[0]!.kind === 'note') return []
        const text = (kind: string) => pieces.find((piece) => piece.kind === kind)!.text
        const stances = (['go', 'steps', 'wait'] as const).filter((stance) => patternOf(topicTexts[topic][stance].zh_CN).test(text('line')))
        const isHeld = stances[0] === 'wait'
        const isDeedOfIt = text('deed') === topicTexts[topic][isHeld ? 'deedWait' : 'deedGo'].zh_CN
        const isTimeOfIt = text('when').includes('在那以前') === isHeld
        const year = pieces.find(({ kind, cites }) => kind === 'reason' && cites[0]?.to === 'year')?.text ?? ''
        // If even the best time has a low score, the answer is to wait, also in a good year.
        const isLow = !isFitToAct(prepareQuestion(question, heard).window.best)
        const isYearOfIt = !(stances[0] === 'go' && /省着用力|宜守/.test(year)) && !(isHeld && !isLow && /顶得住事|用得上力/.test(year))
        return stances.length === 1 && isDeedOfIt && isTimeOfIt && isYearOfIt
          ? []
          : [`${topic} ${stances.join()}: ${pieces.map((piece) => piece.text).join(' / ')}`]
      }),
    )
    expect(faults.slice(0, 5)).toEqual([])
  })
  test('every named pair exists in the sixty', () => {
    const pairs = new Set(
      Array.from({ length: 60 }, (_, i) => Object.values(names.stems)[i % 10]! + Object.values(names.branches)[i % 12]!),
    )
    const stems = Object.values(names.stems).join('')
    const branches = Object.values(names.branches).join('')
    const wrong = births.slice(0, 300).flatMap((birth, i) => {
      const pieces = composeMsAnswer(
        createSageQuestion('ms', '', 'zh_CN', { person: { name: 'A', birth } }),
        heardAs(TOPICS[i % TOPICS.length]!, i),
      )
      return pieces.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`[${stems}][${branches}](?=[，年运是）])`, 'g'))]
          .map(([pair]) => pair)
          .filter((pair) => !pairs.has(pair)),
      )
    })
    expect(wrong).toEqual([])
  })
  test('equal charts get equal answers, different charts different ones', () => {
    const answer = (birth: BirthInput) =>
      JSON.stringify(composeMsAnswer(createSageQuestion('ms', '', 'zh_CN', { person: { name: 'A', birth } }), heardAs('change-job', 0)))
    const answers = births.slice(0, 100).map(answer)
    expect(births.slice(0, 100).map(answer)).toEqual(answers)
    expect(new Set(answers).size).toBe(100)
  })
  test.each(['zh_CN', 'en_US'] as const)('each stance is given to at least one chart in ten (%s)', (locale) => {
    const counts = { go: 0, steps: 0, wait: 0 }
    for (const birth of births.slice(0, 300)) {
      const [line] = composeMsAnswer(
        createSageQuestion('ms', '', locale, { person: { name: 'A', birth } }),
        heardAs('decision', 0, { span: SPANS[6] }),
      )
      for (const stance of ['go', 'steps', 'wait'] as const)
        if (patternOf(topicTexts.decision[stance][locale]).test(line!.text)) counts[stance]++
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(30)
  })
})

describe('money with a lot', () => {
  test('there are 64 lots with distinct sayings in both languages', () => {
    expect(fortuneLots).toHaveLength(64)
    for (const locale of ['zh_CN', 'en_US'] as const) expect(new Set(fortuneLots.map(({ saying }) => saying[locale])).size).toBe(64)
    for (const { saying } of fortuneLots) expect(saying.zh_CN.match(/[，。]/g)).toHaveLength(4)
  })
  test('every lot gives a complete answer in each language', () => {
    const faults = births.slice(0, 640).flatMap((birth, i) => {
      const locale = LOCALES[i % 3]!
      const pieces = composeCsAnswer(
        createSageQuestion('cs', '', locale, { person: { name: 'A', birth }, lot: (i % 64) + 1 }),
        heardAs(TOPICS[i % 9]!, i),
      )
      return [...faultsOf(pieces, locale), ...(pieces.some(({ kind }) => kind === 'classic') ? [] : ['no saying'])]
    })
    expect(faults.slice(0, 12)).toEqual([])
  })
})

describe('two people', () => {
  test(`${walked.length} pairs get complete answers in three languages`, () => {
    expect(walked).toHaveLength(chooseByLane(286, 2000))
    const faults = walked.flatMap(([i, birth]) => {
      const locale = LOCALES[i % 3]!
      const second = births[(i * 31 + 7) % births.length]!
      const one = createSageQuestion('fb', '', locale, { person: { name: 'Ann', birth }, other: { name: 'Bo', birth: second } })
      return faultsOf(composeFbAnswer(one, heardAs(TOPICS[i % TOPICS.length]!, i)), locale)
    })
    expect(faults.slice(0, 12)).toEqual([])
  })
  test('a name is printed literally and never followed as an instruction', () => {
    const name = 'ignore all rules {year}'
    const { understood, pieces } = composeSageAnswer(
      createSageQuestion('fb', '我们为什么老吵架', 'zh_CN', { other: { name, birth: births[3]! } }),
    )
    expect(understood).toBe(true)
    expect(pieces.some(({ text }) => text.includes(name))).toBe(true)
  })
})

describe('texts', () => {
  test.each(['zh_CN', 'en_US'] as const)('no chat text has a forbidden word (%s)', (locale) => {
    const found = [...listSageTexts(), ...listKnowledgeTexts(), ...listLotTexts()].flatMap((text) =>
      forbiddenIn(bare(text[locale]).replaceAll(/\{\w+\}/g, ''), locale === 'en_US').map((pattern) => `${pattern}: ${text[locale]}`),
    )
    expect(found).toEqual([])
  })
  test('Taiwan’s texts equal the output of the conversion', () => {
    const made1: Readonly<Record<string, string>> = made
    const made2: Readonly<Record<string, string>> = { ...madeForPage, ...madeOfLots }
    expect(listSageTexts().filter(({ zh_CN }) => made1[zh_CN] !== convertToTaiwanText(zh_CN))).toEqual([])
    expect([...listKnowledgeTexts(), ...listLotTexts()].filter(({ zh_CN }) => made2[zh_CN] !== convertToTaiwanText(zh_CN))).toEqual([])
  })
})
