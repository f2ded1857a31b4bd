/** Match readings rest on facts and agree in either order of the people. The facts are recomputed with the engine's public API. */
import { beforeAll, describe, expect, test } from 'vitest'
import { convertToTaiwanText } from '#build/books/taiwan.ts'
import { analyseChart, type BranchCode, branchRelationsOf, ELEMENTS, ganzhiOfText, matchOf, SIXTY, stemRelationOf } from '#bazi/index.ts'
import { FORBIDDEN_PATTERNS } from '#readings/book/forbidden.ts'
import made from '#readings/match/data/zh-tw.json' with { type: 'json' }
import type { MatchFact, MatchReading, MatchSentence, PillarsAsText, Side, Texts } from '#readings/match/index.ts'
import { MATCH_VIEWS, createMatchReading, loadMatchTexts, SIDES, selectTextsByAge, formatMatchSentence } from '#readings/match/index.ts'
import { texts as written } from '#readings/match/text/zh-cn.ts'
import { texts as english } from '#readings/match/text/en-us.ts'

const PAIRS = 2000
const FROM = 2026
const LOCALES = ['zh_CN', 'zh_TW', 'en_US'] as const
const names = ['阿玲', '小周'] as const

/** Deterministic pseudo-random numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seeded(20_261_123)
const below = (count: number) => Math.floor(random() * count)

/** Creates the pillars of a possible birth: month stem by 五虎遁, hour stem by 五鼠遁; one in five births has no hour. */
function createRandomPillars(): PillarsAsText {
  const [year, day] = [SIXTY[below(60)]!, SIXTY[below(60)]!]
  const month = SIXTY[((year.index % 5) * 12 + 2 + below(12)) % 60]!
  const hour = below(5) === 0 ? null : SIXTY[((day.index % 5) * 12 + below(12)) % 60]!.ganzhi
  return [year.ganzhi, month.ganzhi, day.ganzhi, hour]
}

interface Read {
  readonly one: PillarsAsText
  readonly two: PillarsAsText
  readonly reading: MatchReading
}

const pairs = Array.from({ length: PAIRS }, () => [createRandomPillars(), createRandomPillars()] as const)
const read: Read[] = pairs.map(([one, two]) => ({ one, two, reading: createMatchReading(one, two, FROM) }))
const texts = {} as Record<(typeof LOCALES)[number], Texts>
beforeAll(async () => {
  for (const locale of LOCALES) texts[locale] = await loadMatchTexts(locale)
})

const sentencesOf = ({ views, heavy, years }: MatchReading): MatchSentence[] => [
  ...MATCH_VIEWS.flatMap((view) => {
    const { line, gives, frictions, deeds } = views[view]
    return [line, ...gives, ...frictions.flatMap(({ rub, ease }) => [rub, ease]), ...deeds]
  }),
  ...heavy.flatMap(({ rub, ease }) => [rub, ease]),
  ...years,
]

/** Texts for a child at home, unsuitable for an adult relative. */
const OF_CHILDREN = {
  zh_CN: /讲故事|唱歌|捏陶|豆苗|看鱼|冰箱|遥控器|慢一点也等|看着眼睛|两样挑一样|睡觉|长本事|嘴也跟着甜|学着照看|早点睡|单日/,
  zh_TW: /講故事|唱歌|捏陶|豆苗|看魚|冰箱|遙控器|慢一點也等|看著眼睛|兩樣挑一樣|長本事|嘴也跟著甜|學著照看|早點睡|單日/,
  en_US:
    /bedtime|stories|singing|clay|beans in a pot|watching fish|refrigerator|remote control|when it’s slow|eye to eye|growing into|the lesson|Early to bed|Odd days/,
} as const
/** Ids of sentences that fit two people of any age: about tastes and hours that are alike or not. */
const OF_ANY_AGE = ['family.bond.same', 'family.rub.clash']

test.each(LOCALES)('adult relatives get no children’s texts in %s', (locale) => {
  const said = { grown: 0, young: 0 }
  for (const { reading } of read) {
    const { line, gives, frictions, deeds } = reading.views.family
    for (const sentence of [line, ...gives, ...frictions.flatMap(({ rub, ease }) => [rub, ease]), ...deeds]) {
      if (OF_ANY_AGE.includes(sentence.id)) continue
      const [grown, young] = [true, false].map((areGrown) =>
        formatMatchSentence(sentence, selectTextsByAge(texts[locale], areGrown), names),
      ) as [string, string]
      if (OF_CHILDREN[locale].test(young)) said.young++
      if (grown !== young) said.grown++
      expect(grown).not.toMatch(OF_CHILDREN[locale])
      expect(grown).not.toMatch(/[{}]|undefined/)
    }
  }
  expect(said.young).toBeGreaterThan(1000)
  expect(said.grown).toBeGreaterThan(said.young)
})

describe('two thousand pairs', () => {
  test('have all parts of a reading in every view', () => {
    const bare = read.filter(({ reading: { views, years } }) => {
      const isFull = MATCH_VIEWS.every((view) => {
        const { gives, frictions, deeds } = views[view]
        return gives.length > 0 && frictions.length > 0 && deeds.length === 3
      })
      return !isFull || years.length === 0
    })
    expect(bare).toEqual([])
  })

  test.each(LOCALES)('have no unfilled slot and no repeated text in %s', (locale) => {
    for (const { one, two, reading } of read) {
      const formatted = sentencesOf(reading).map((sentence) => formatMatchSentence(sentence, texts[locale], names))
      const label = `${one.join(' ')} · ${two.join(' ')}`
      expect(
        formatted.filter((text) => /[{}]|undefined|^\s*$/.test(text)),
        label,
      ).toEqual([])
      expect(new Set(formatted).size, label).toBe(formatted.length)
    }
  })

  test('read the same from the other side', () => {
    const of = (reading: MatchReading, locale: (typeof LOCALES)[number], who: readonly [string, string]) =>
      sentencesOf(reading)
        .map((sentence) => formatMatchSentence(sentence, texts[locale], who))
        .toSorted()
    for (const { one, two, reading } of read) {
      const back = createMatchReading(two, one, FROM)
      for (const locale of ['zh_CN', 'en_US'] as const) expect(of(back, locale, [names[1], names[0]])).toEqual(of(reading, locale, names))
      expect(back.lent).toEqual(reading.lent.toReversed())
    }
  })

  test('name the other person as the one who receives', () => {
    for (const { reading } of read)
      for (const { about, slots } of sentencesOf(reading)) {
        if (about === null) continue
        expect(slots.self).toEqual({ name: about })
        expect(slots.other).toEqual({ name: 1 - about })
      }
  })

  test('base every sentence on facts confirmed by the engine', () => {
    const wrong = read.flatMap(({ one, two, reading }) => {
      const match = matchOf(one, two)
      const sentences = sentencesOf(reading)
      const facts = new Map(sentences.flatMap(({ because }) => because).map((fact) => [JSON.stringify(fact), fact]))
      const bare = sentences.filter(({ because }) => because.length === 0).map(({ id }): string => id)
      return [...bare, ...[...facts].filter(([, fact]) => !holds(fact, [one, two], match)).map(([text]) => text)]
    })
    expect(wrong).toEqual([])
  })

  test('never contradict themselves', () => {
    for (const { reading } of read) {
      for (const view of MATCH_VIEWS) {
        const ids = [...reading.views[view].gives, ...reading.views[view].frictions.map(({ rub }) => rub)].map(({ id }) => id)
        const branches = ids.filter((id) => /\.(?:bond\.|rub\.(?:clash|punish|harm|break))/.test(id))
        expect(branches.length).toBeLessThanOrEqual(1)
      }
      const all = sentencesOf(reading).flatMap(({ because }) => because)
      const lent = (kind: 'wanted' | 'heavy') =>
        new Set(all.flatMap((fact) => (fact.kind === kind ? [`${fact.side} ${fact.element}`] : [])))
      expect([...lent('wanted')].filter((each) => lent('heavy').has(each))).toEqual([])
      const years = reading.years.flatMap(({ slots }) => (slots.years && 'years' in slots.years ? [...slots.years.years] : []))
      expect(new Set(years).size).toBe(years.length)
      expect(years.every((year) => year >= FROM && year < FROM + 10)).toBe(true)
    }
  })

  test('use every written sentence', () => {
    const met = new Set(read.flatMap(({ reading }) => sentencesOf(reading).map(({ id }): string => id)))
    const sentences = Object.keys(written).filter((id) => !/^(?:element\.|grown\.|year$|comma$)|\.do\./.test(id))
    expect(sentences.filter((id) => !met.has(id))).toEqual([])
  })
})

/** Returns whether a fact holds for two charts. */
function holds(fact: MatchFact, charts: readonly [PillarsAsText, PillarsAsText], match: ReturnType<typeof matchOf>): boolean {
  const pairAt = (side: Side, place: number) => ganzhiOfText(charts[side][place]!)!
  const branches = (a: BranchCode, b: BranchCode) => branchRelationsOf(a, b).map(({ type }): string => type)
  const other = (side: Side) => (side === 0 ? 1 : 0)
  switch (fact.kind) {
    case 'day-stems': {
      const [lead, next] = [pairAt(fact.lead, 2), pairAt(other(fact.lead), 2)]
      const god = matchOf(charts[fact.lead], charts[other(fact.lead)]).first.gods[2]!
      const isJoined = stemRelationOf(lead.stem, next.stem)?.type === 'stem-combine'
      const gods = { peers: /bijian|jiecai/, 'feeds-alike': /shishen/, 'feeds-unlike': /shangguan/, 'rules-alike': /piancai/ }
      return isJoined === (fact.tie === 'joined') && { ...gods, 'rules-unlike': /zhengcai/, joined: /zhengcai/ }[fact.tie].test(god)
    }
    case 'god':
      return (fact.side === 0 ? match.first : match.second).gods[2] === fact.god
    case 'branches': {
      const [a, b] = [pairAt(0, fact.place).branch, pairAt(1, fact.place).branch]
      return fact.relation === 'same' ? a === b : branches(a, b).includes(fact.relation)
    }
    case 'wanted':
    case 'heavy': {
      const lent = (fact.side === 0 ? match.first : match.second).lent[ELEMENTS.indexOf(fact.element)]!
      return fact.kind === 'wanted' ? lent > 0 : lent < 0
    }
    case 'star':
      return fact.places.length > 0 && fact.places.every((place) => charts[other(fact.side)][place] !== null)
    case 'strength':
      return analyseChart(charts[fact.side]).strength.class === fact.strength
    case 'useful':
      return analyseChart(charts[fact.side]).useful === fact.element
    case 'year-branch':
      return branches(pairAt(fact.side, 2).branch, SIXTY[(fact.year - 4) % 60]!.branch).includes(fact.relation)
    case 'year-element': {
      const favours = SIDES.map((side) => analyseChart(charts[side]).favour[ELEMENTS.indexOf(fact.element)]!)
      return favours[0]! * favours[1]! > 0
    }
  }
}

describe('pairs computed by hand', () => {
  // 甲 and 己 are one of the five combinations, 子 and 丑 one of the six; 2026 丙午 clashes with 子 and harms 丑.
  const one: PillarsAsText = ['庚午', '戊子', '甲子', null]
  const two: PillarsAsText = ['甲子', '丁丑', '己丑', '甲子']
  const reading = createMatchReading(one, two, FROM)

  test('甲 looks after 己, and the day stems combine', () => {
    expect(reading.views.love.line).toMatchObject({ id: 'love.line.joined', slots: { holder: { name: 0 }, held: { name: 1 } } })
    const gods = reading.views.love.gives.filter(({ id }) => id.includes('.gives.')).map(({ id, about }) => [id, about])
    expect(gods).toEqual([
      ['love.gives.zhengcai', 0],
      ['love.gives.zhengguan', 1],
    ])
  })

  test('子 and 丑 combine; 午 and 子 clash between the families', () => {
    expect(reading.views.love.gives[0]!.id).toBe('love.bond.six')
    expect(reading.views.work.gives[0]!.id).toBe('work.bond.six')
    expect(reading.views.friendship.frictions[0]!.rub.id).toBe('friendship.rub.clash')
  })

  test('2026 clashes with the first chart, 2027 with the second', () => {
    const facts = reading.years.flatMap(({ because }) => because).filter((fact) => fact.kind === 'year-branch')
    expect(facts).toContainEqual({ kind: 'year-branch', side: 0, year: 2026, relation: 'clash' })
    expect(facts).toContainEqual({ kind: 'year-branch', side: 1, year: 2027, relation: 'clash' })
    const ofTwo = (year: number, side: Side) => facts.some((fact) => fact.year === year && fact.side === side && fact.relation !== 'clash')
    expect([ofTwo(2033, 0), ofTwo(2032, 1), ofTwo(2026, 1)]).toEqual([true, true, false])
  })

  test('a star found in the other chart lists its pillars', () => {
    // 天乙贵人 of 甲 is in 丑 and 未 by the table of the rules, that of 己 in 子 and 申.
    const noble = reading.views.work.gives.find(({ id }) => id === 'work.noble-both')!
    expect(noble.because).toContainEqual({ kind: 'star', side: 0, star: 'tianyiguiren', places: [1, 2] })
    expect(noble.because).toContainEqual({ kind: 'star', side: 1, star: 'tianyiguiren', places: [1, 2] })
  })
})

describe('the texts', () => {
  test.each([
    ['zh_CN', written],
    ['en_US', english],
  ] as const)('of %s follow the style guide', (locale, words) => {
    const more =
      locale === 'zh_CN'
        ? [/相克|天生一对|最配|不合适|缘分已尽|%|他们|她|他(?!们)/]
        : [/\b(?:he|she|his|hers?|him|soulmates?|perfect match|doomed)\b|%/i]
    const wrong = Object.values(words).filter((text) =>
      [...FORBIDDEN_PATTERNS[locale], ...more].some((pattern) => pattern.test(text.replaceAll(/\{\w+\}/g, ''))),
    )
    expect(wrong).toEqual([])
  })

  test('for Taiwan equal the current conversion', () => {
    expect(made).toEqual(Object.fromEntries(Object.entries(written).map(([id, text]) => [id, convertToTaiwanText(text)])))
    expect(Object.values(made).filter((text) => /[醜“”‘’]|[这们说时来为过还没个样门问间听买卖书]/.test(text))).toEqual([])
  })
})
