import { describe, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { castChart } from '#bazi/index.ts'
import { randomPeople, CHILD_BIRTH_RANGE } from '#build/books/sample.ts'
import { mapTexts } from '#build/changes/map-texts.ts'
import { convertChangesToSimplified } from '#build/changes/simplified.ts'
import { translateHexagramToTaiwan } from '#build/changes/taiwan.ts'
import { deriveHexagrams, selectLeadingTexts } from '#readings/changes/cast/index.ts'
import receivedCn from '#readings/changes/data/received-cn.json' with { type: 'json' }
import received from '#readings/changes/data/received.json' with { type: 'json' }
import taiwanWords from '#readings/changes/data/zh-tw.json' with { type: 'json' }
import {
  LIFE_AREAS,
  classicalTextOf,
  imageTextOf,
  textLabelOf,
  TEXT_PLACES,
  adviceOf,
  TEXT_ADVICE_CODES,
  getTextWords,
} from '#readings/changes/said.ts'
import words from '#readings/changes/text/zh-cn.json' with { type: 'json' }
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import type { ParsedQuestion } from '#readings/sage/ask/understanding.ts'
import { QUESTION_TYPES, TOPICS } from '#readings/sage/ask/understanding.ts'
import taiwanFrames from '#readings/sage/data/bg-zh-tw.json' with { type: 'json' }
import { composeCastAnswer, composeBgAnswer } from '#readings/sage/modes/bg.ts'
import type { AnswerPiece } from '#readings/sage/piece.ts'
import { frames } from '#readings/sage/text/bg-zh-cn.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import exemplars from '../fixtures/readings/exemplar-facts.json' with { type: 'json' }

const AREAS_AND_GIST: ReadonlySet<string> = new Set(['gist', ...LIFE_AREAS])
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const charts = [...randomPeople(200)]
const CASTS = Array.from({ length: 4 ** 6 }, (_, i) => Array.from({ length: 6 }, (_, line) => 6 + ((i >> (2 * line)) & 3)))
/** All casts, grouped by their leading text (`hexagram.line`). */
const castsOf = Map.groupBy(CASTS, (cast) => {
  const { hexagram, line } = selectLeadingTexts(deriveHexagrams(cast))[0]!
  return `${hexagram}.${line}`
})
const asked = (more: Partial<ParsedQuestion>): ParsedQuestion => ({
  topic: 'decision',
  part: undefined,
  asking: 'whether',
  named: undefined,
  isTight: false,
  span: undefined,
  placed: undefined,
  about: 'self',
  bound: undefined,
  isFollowUp: false,
  isInstruction: false,
  ...more,
})
const kindOf = (pieces: readonly AnswerPiece[], kind: string) => pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)

describe('texts of the Changes', () => {
  test('are 450, each leading some cast', () => {
    expect(TEXT_PLACES).toHaveLength(450)
    expect(castsOf.size).toBe(450)
    expect(new Set(TEXT_PLACES.map((place) => adviceOf(place)))).toEqual(new Set(TEXT_ADVICE_CODES))
  })

  test.each(LOCALES)('are complete in %s', (locale) => {
    for (const place of TEXT_PLACES) {
      const said = getTextWords(place, locale)
      for (const text of [
        said.gist,
        ...LIFE_AREAS.map((area) => said[area]),
        classicalTextOf(place, locale),
        imageTextOf(place.hexagram, locale),
      ])
        expect(text).toMatch(/[。”」.’)]$/)
      expect(textLabelOf(place, locale)).toMatch(/^(卦[辞辭]|[初上用]?[六九][二三四五]?|Judgement|(Six|Nine|All) .+)$/)
    }
  })

  test.each(['zh_CN', 'en_US'] as const)('have no forbidden word and no repetition in %s', (locale) => {
    const texts = TEXT_PLACES.flatMap((place) => Object.entries(getTextWords(place, locale)).filter(([key]) => AREAS_AND_GIST.has(key)))
    const all = texts.map(([, text]) => text)
    expect(all.filter((text) => FORBIDDEN_PATTERNS[locale].some((pattern) => pattern.test(text)))).toEqual([])
    expect(all.length - new Set(all).size).toBe(0)
  })

  test('equal the output of the build in both scripts', () => {
    expect(receivedCn).toEqual(mapTexts(received.hexagrams, convertChangesToSimplified))
    expect(taiwanWords).toEqual(mapTexts(words, translateHexagramToTaiwan))
    expect(taiwanFrames).toEqual(mapTexts(frames, translateHexagramToTaiwan))
  })

  test.each([
    ['只踩进一只脚，先别冲', '只踩進一隻腳，先別衝'],
    ['条件是只用一位老手', '條件是只用一位老手'],
    ['高到没有云，也没有同伴', '高到沒有雲，也沒有同伴'],
    ['托共同的朋友牵线，今天不发长文', '託共同的朋友牽線，今天不發長文'],
    ['把东西系在桑树根上，不用占问', '把東西繫在桑樹根上，不用占問'],
    ['事情摆明了做，按台阶一级一级做', '事情擺明了做，按台階一級一級做'],
  ])('%s is converted for Taiwan to %s', (mainland, taiwan) => expect(translateHexagramToTaiwan(mainland)).toBe(taiwan))

  // Characters that a conversion table for simplified Chinese would choose wrongly.
  test.each([
    ['君子終日乾乾，夕惕若，厲，无咎。', '君子终日乾乾，夕惕若，厉，无咎。'],
    ['噬乾肉，得黃金，貞厲，无咎。', '噬干肉，得黄金，贞厉，无咎。'],
    ['幹父之蠱，有子，考无咎，厲終吉。', '干父之蛊，有子，考无咎，厉终吉。'],
    ['渙奔其机，悔亡。', '涣奔其机，悔亡。'],
    ['闚觀，利女貞。', '窥观，利女贞。'],
  ])('%s is simplified to %s', (traditional, simplified) => expect(convertChangesToSimplified(traditional)).toBe(simplified))
})

describe('an answer to a decision', () => {
  /** For each advice of the leading text, patterns of time pieces and texts of deeds that would contradict it. */
  const CONTRARY = {
    yes: { when: /先不定|不排日子|里不定/, deed: Object.values({ ...frames.deed.wait, ...frames.deed.leave }) },
    terms: { when: /先不定|不排日子|里不定/, deed: Object.values({ ...frames.deed.yes, ...frames.deed.leave }) },
    no: { when: /动手|头一步|就在眼下|讲定/, deed: Object.values({ ...frames.deed.yes, ...frames.deed.terms }) },
  }
  /** Pairs of text place and topic; each test lane covers a share of the pairs. */
  const asking = takeSeededShare(
    TEXT_PLACES.flatMap((place) => TOPICS.map((topic) => [place, topic] as const)),
    5,
  )
  test('the sample has the expected number of texts and topics', () => {
    expect(asking).toHaveLength(chooseByLane(2_880, 14_400))
  })

  const directionOf = (stance: string) => (stance === 'terms' ? 'terms' : /go|steps/.test(stance) ? 'yes' : 'no')

  test('agrees with the leading text in every piece', () => {
    let at = 0
    for (const [place, topic] of asking)
      if (topic !== 'break-up') {
        const casts = castsOf.get(`${place.hexagram}.${place.line}`)!
        const stance = adviceOf(place)
        const contrary = CONTRARY[directionOf(stance)]
        const pieces = composeCastAnswer(casts[at % casts.length]!, asked({ topic }), charts[at % charts.length], 'zh_CN')
        at += 7
        expect(kindOf(pieces, 'line')[0]).toContain(getTextWords(place, 'zh_CN').decision)
        expect(kindOf(pieces, 'classic')[0]).toContain(classicalTextOf(place, 'zh_CN'))
        expect(kindOf(pieces, 'when')[0]).not.toMatch(contrary.when)
        expect(contrary.deed).not.toContain(kindOf(pieces, 'deed')[0])
        expect(kindOf(pieces, 'unless')).toEqual([expect.stringMatching(/。$/)])
        const hexagrams = pieces.filter(({ kind }) => kind === 'reason').flatMap(({ cites }) => cites.filter(({ to }) => to === 'hexagram'))
        expect(new Set(hexagrams.map(({ ref }) => ref)).size).toBe(hexagrams.length)
      }
  })

  test.each(LOCALES)('is complete in %s', (locale) => {
    const forbidden = locale === 'zh_TW' ? [/[这们说时来为过还没个样门问间听买卖书]/] : FORBIDDEN_PATTERNS[locale]
    for (const [at, [place, topic]] of asking.entries()) {
      const casts = castsOf.get(`${place.hexagram}.${place.line}`)!
      const how = QUESTION_TYPES[at % QUESTION_TYPES.length]!
      const pieces = composeCastAnswer(casts[(at * 5) % casts.length]!, asked({ topic, asking: how }), charts[at % charts.length], locale)
      for (const { kind, text, cites } of pieces) {
        const own = kind === 'classic' ? '' : text
        if (/[{}]|undefined|NaN| {2}|^\s|\s$/.test(text) || forbidden.some((pattern) => pattern.test(own))) expect.fail(`${kind} ${text}`)
        for (const { label, ref, to } of cites)
          if (label === '' || (ref === '' && to !== 'chart')) expect.fail(`${kind} cites ${to} ${ref}`)
      }
    }
  })

  // Lin Zhiyuan of the exemplars: shares, change of luck and month scores were computed independently of the engine.
  test('cites the figures of chart, luck and coming months', () => {
    const lin = new ChartPerson(castChart({ ...exemplars.people.lin.input, hourUnknown: false } as BirthInput), '2026-11-20T04:00:00Z')
    const pieces = composeCastAnswer([6, 7, 8, 7, 7, 7], asked({ topic: 'partner-venture' }), lin, 'zh_CN')
    expect(kindOf(pieces, 'classic')).toEqual(['初六：不永所事，小有言，终吉。'])
    const reasons = kindOf(pieces, 'reason').join('')
    for (const fact of ['整卦是讼', '家人', '履', '比劫占 44.3 %', '2027年9月10日换乙酉运']) expect(reasons).toContain(fact)
    expect(kindOf(pieces, 'when')[0]).toContain('2027年2月4日到3月5日（壬寅月，食神，力量值 73）')
    const english = composeCastAnswer([6, 7, 8, 7, 7, 7], asked({ topic: 'partner-venture' }), lin, 'en_US')
    expect(kindOf(english, 'when')[0]).toContain('the Tiger month (February 4 to March 5, 2027, power 73)')
  })

  test.each([
    ['zh_CN', '每一步都反着来，就是明夷（错卦）：'],
    ['zh_TW', '每一步都反著來，就是明夷（錯卦）：'],
    ['en_US', 'Reverse every step and you have Dimmed Light, the opposite hexagram: '],
  ] as const)('describes the opposite hexagram in %s unless the cast changes to it', (locale, begins) => {
    const reasons = (cast: number[]) => kindOf(composeCastAnswer(cast, asked({}), charts[0], locale), 'reason')
    expect(reasons([6, 7, 8, 7, 7, 7])).toContain(`${begins}${getTextWords({ hexagram: 36, line: 0 }, locale).gist}`)
    expect(reasons([6, 9, 6, 9, 9, 9]).join('')).not.toMatch(/[错錯]卦|opposite hexagram/)
  })

  test('is deterministic and differs between charts and casts', () => {
    const answer = (cast: number[], chart: number) =>
      JSON.stringify(composeCastAnswer(cast, asked({ topic: 'work' }), charts[chart], 'zh_CN'))
    expect(answer([6, 7, 8, 7, 7, 7], 0)).toBe(answer([6, 7, 8, 7, 7, 7], 0))
    expect(new Set(charts.map((_, i) => answer([6, 7, 8, 7, 7, 7], i))).size).toBeGreaterThan(190)
    expect(new Set(CASTS.map((cast) => answer(cast, 0))).size).toBeGreaterThan(4000)
  })

  test('names one day within a short time span', () => {
    const span = { from: { year: 2026, month: 12, day: 1 }, to: { year: 2026, month: 12, day: 20 }, of: 'days', isPast: false } as const
    for (const cast of CASTS.filter((_, i) => i % 97 === 0)) {
      const pieces = composeCastAnswer(cast, asked({ span }), charts[1], 'en_US')
      const [cite] = pieces.find(({ kind }) => kind === 'when')!.cites
      if (cite!.to === 'day') expect(cite!.ref >= '2026-12-01' && cite!.ref <= '2026-12-20').toBe(true)
      else expect(adviceOf(selectLeadingTexts(deriveHexagrams(cast))[0]!)).toBe('leave')
    }
  })

  test('confirms a named day and says which alternative it answers', () => {
    const day = { year: 2026, month: 12, day: 1 }
    const span = { from: day, to: day, of: 'day', isPast: false } as const
    const pieces = composeCastAnswer([7, 7, 7, 8, 8, 8], asked({ span, asking: 'which' }), charts[1], 'zh_CN')
    expect(kindOf(pieces, 'when')[0]).toMatch(/^就在你问的那天，12月1日（/)
    expect(kindOf(pieces, 'note')).toEqual([frames.note.which])
  })

  test('searches a named year and ignores years out of range', () => {
    const year = (from: number, to: number) =>
      ({ from: { year: from, month: 1, day: 1 }, to: { year: to, month: 12, day: 31 }, of: 'year', isPast: false }) as const
    // Lin's months of 2027, computed independently of the engine: 未, from 7 July, is the best.
    const lin = new ChartPerson(castChart({ ...exemplars.people.lin.input, hourUnknown: false } as BirthInput), '2026-11-20T04:00:00Z')
    const when = (span: ParsedQuestion['span']) =>
      composeCastAnswer([7, 7, 7, 8, 8, 8], asked({ span }), lin, 'zh_CN').find(({ kind }) => kind === 'when')!.text
    expect(when(year(2027, 2027))).toContain('2027年7月7日到8月7日（丁未月')
    expect(when(year(2150, 2150))).toBe(when(undefined))
    expect(when(year(2020, 2025))).toBe(when(undefined))
  })

  test('never decides on a parting or an investment', () => {
    for (const place of TEXT_PLACES) {
      const [cast] = castsOf.get(`${place.hexagram}.${place.line}`)!
      const { decision } = getTextWords(place, 'zh_CN')
      for (const more of [
        { topic: 'break-up' },
        { topic: 'marriage', bound: 'leaving' },
        { topic: 'money-out', bound: 'investment' },
      ] as const) {
        const pieces = composeCastAnswer(cast!, asked(more), charts[2], 'zh_CN')
        expect(pieces[0]!.kind).toBe('note')
        expect(pieces.map(({ text }) => text).join('')).not.toContain(decision)
      }
    }
  })

  test('omits love, posts and trade for a child', () => {
    const areas = ['love', 'work', 'money'] as const
    for (const [i, child] of [...randomPeople(30, 7, CHILD_BIRTH_RANGE)].entries())
      for (const topic of ['love-meeting', 'promotion', 'business'] as const) {
        const text = composeCastAnswer(CASTS[i * 131]!, asked({ topic }), child, 'zh_CN')
          .map((piece) => piece.text)
          .join('')
        const lead = selectLeadingTexts(deriveHexagrams(CASTS[i * 131]!))[0]!
        for (const area of areas) {
          expect(text).not.toContain(getTextWords(lead, 'zh_CN')[area])
          for (const deeds of Object.values(frames.deed)) expect(text).not.toContain(deeds[area])
        }
      }
  })

  test.each(['medical', 'legal', 'death', 'birth'] as const)('refuses %s questions', (bound) => {
    const [{ chart }] = charts as [(typeof charts)[0]]
    const whole = {
      mode: 'bg',
      text: '',
      locale: 'zh_CN',
      now: { local: '2026-11-23T21:05', zone: 'Asia/Shanghai' },
      person: { name: '', birth: chart.input },
      other: undefined,
      cast: [6, 7, 8, 7, 7, 7],
      lot: undefined,
      card: undefined,
      earlier: [],
    } as const
    expect(composeBgAnswer(whole, asked({ bound })).map(({ kind }) => kind)).toEqual(['note'])
    expect(composeBgAnswer({ ...whole, cast: undefined }, asked({})).map(({ kind }) => kind)).toEqual(['note'])
    expect(composeBgAnswer(whole, asked({})).map(({ kind }) => kind)).toContain('when')
  })
})
