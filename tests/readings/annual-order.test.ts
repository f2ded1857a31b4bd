/** Compares the best and lowest parts of a year, and the advice for its seasons and months, with the scores, over many charts. */
import { describe, expect, test } from 'vitest'
import { BRANCH_HAN, castChart } from '#bazi/index.ts'
import { SAMPLE_DATE, randomPeople, CHILD_BIRTH_RANGE } from '#build/books/sample.ts'
import { families } from '#readings/annual-book/families.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { arePacesOpposite, getMonthPace, PACED_PARAGRAPH_IDS, getSeasonPaces } from '#readings/annual-book/pace.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { ChartPerson } from '#readings/facts/chart-person.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { fillTextSlots } from '#readings/facts/slots.ts'

const OLD = [Date.UTC(1930, 0, 1) / 1000, Date.UTC(1951, 0, 1) / 1000] as const
const shared = { zi: '23', solarTime: false, hourUnknown: false } as const
/** 壬申 癸卯 壬辰 甲辰: two months of 2027 share the highest score. */
const tied = new ChartPerson(
  castChart({
    ...shared,
    local: '1992-03-17T08:00:00',
    utc: '1992-03-17T00:00:00Z',
    offsetSeconds: 28_800,
    lng: 116.4,
    lat: 39.9,
    gender: 'male',
  }),
  SAMPLE_DATE,
)

function* years() {
  yield { person: tied, year: 2027 }
  let i = 0
  for (const [count, seed, span] of [
    [300, 31],
    [60, 32, CHILD_BIRTH_RANGE],
    [60, 33, OLD],
  ] as const)
    for (const person of randomPeople(count, seed, span)) yield { person, year: 2024 + (i++ % 24) }
}

const books = [...years()].map(({ person, year }) => {
  const { view } = person.inYear(year).annual!
  const book = composeAnnualBook(person, year)
  const scores = view.months.map(({ score }) => score)
  const ofSeasons = view.seasons.map(({ score }) => score)
  return { person, year, view, book, scores, ofSeasons, body: book.card.sections.flatMap(({ paragraphs }) => paragraphs) }
})
const [top, bottom] = [Math.max, Math.min].map((edge) => (scores: readonly number[]) => edge(...scores)) as [
  (scores: readonly number[]) => number,
  (scores: readonly number[]) => number,
]
const countOf = (scores: readonly number[], score: number) => scores.filter((one) => one === score).length

describe('months and seasons of equal score', () => {
  test('occur in the sample at either end', () => {
    expect(books.filter(({ scores }) => countOf(scores, top(scores)) > 1).length).toBeGreaterThan(20)
    expect(books.filter(({ scores }) => countOf(scores, bottom(scores)) > 1).length).toBeGreaterThan(8)
    expect(books.filter(({ ofSeasons }) => countOf(ofSeasons, top(ofSeasons)) > 1).length).toBeGreaterThan(8)
  })

  test('are never called the single best or lowest', () => {
    const ONE_BEST = /全年分数最高的一个月|十二个月里你这时最做得出/
    const ONE_OF_SEASONS = /四季里[^，。]*(最高|最低|最高的)|开头就是最好的一段|全年的坡顶在夏天|最低的一季排在最后|压轴/
    for (const { scores, ofSeasons, book, body } of books) {
      const [sole, lone] = [countOf(scores, top(scores)) === 1, countOf(scores, bottom(scores)) === 1]
      for (const { score, paragraph } of book.months) {
        if (/^month\.(\w+\.)?best-/.test(paragraph.paragraph.id) || ONE_BEST.test(paragraph.text.zh_CN))
          expect([sole, score]).toEqual([true, top(scores)])
        if (/^month\.(\w+\.)?worst-/.test(paragraph.paragraph.id)) expect([lone, score]).toEqual([true, bottom(scores)])
      }
      const said = [...body, ...book.seasons.map(({ paragraph }) => paragraph)]
      const ofOneSeason = said.filter(({ text }) => ONE_OF_SEASONS.test(text.zh_CN))
      if (countOf(ofSeasons, top(ofSeasons)) > 1 && countOf(ofSeasons, bottom(ofSeasons)) > 1) expect(ofOneSeason).toEqual([])
      const isShared = countOf(ofSeasons, top(ofSeasons)) > 1 || countOf(ofSeasons, bottom(ofSeasons)) > 1
      if (isShared) expect(body.filter(({ family }) => family.id === 'annual-curve')).toEqual([])
      for (const { score, paragraph } of book.seasons) {
        const [, edge] = /^season\.\w+\.(best|worst)$/.exec(paragraph.paragraph.id) ?? []
        const wanted = edge === 'best' ? top(ofSeasons) : bottom(ofSeasons)
        if (edge) expect([score, countOf(ofSeasons, wanted)]).toEqual([wanted, 1])
      }
    }
  })

  test('are all named when a text names the extreme month', () => {
    for (const { person, year, view, scores } of books)
      for (const [which, edge] of [
        ['best', top(scores)],
        ['worst', bottom(scores)],
      ] as const) {
        const wanted = view.months.filter(({ score }) => score === edge).map(({ branch }) => BRANCH_HAN[branch])
        const named = adaptTextToLevel(fillTextSlots(`{${which}-month}`, person.inYear(year), 'zh_CN'), 'student')
        expect([...named.matchAll(/(.)月（/g)].map(([, letter]) => letter)).toEqual(wanted)
        const english = adaptTextToLevel(fillTextSlots(`{${which}-month}`, person.inYear(year), 'en_US'), 'student')
        expect(english.match(/\bthe \w+ month \(/g)).toHaveLength(wanted.length)
      }
  })

  test('do not satisfy the fact of a single best month', () => {
    for (const { person, year, view, scores } of books) {
      const alone = countOf(scores, top(scores)) === 1
      const inYear = person.inYear(year)
      expect(hasFact(inYear, 'y-best-month-shared')).toBe(!alone)
      expect(view.months.filter((month) => hasFact(inYear.inMonth(month), 'm-best'))).toHaveLength(alone ? 1 : 0)
    }
  })
})

describe('advice of seasons and months', () => {
  /** Texts of seasons that advise waiting. */
  const POSTPONES =
    /新摊子不铺|合同多读一夜|一次只办一件|十一月起只留日常|大主意先写成草稿放着|不急着说|能拖三天的拖三天|一天只应一句|该放手的这时候放手|一周三样就够|新的少接|坐一小时就走/
  /** Texts of seasons that advise action. */
  const URGES =
    /排在这两个月里|二月走头一步|这三个月说出口|八月把想法摊开|你正好动手|一样样上门|犹豫才是成本|适合谈长远的|你最有精神|你说的话有人听|把话说定/

  test('a season never advises waiting at the best, acting at the worst', () => {
    let both = 0
    for (const { scores, ofSeasons, book } of books)
      for (const [i, { paragraph, score }] of book.seasons.entries()) {
        const months = scores.slice(3 * i, 3 * i + 3)
        const isFlat = top(ofSeasons) === bottom(ofSeasons)
        const { zh_CN } = paragraph.text
        if (score === top(ofSeasons) && !isFlat) expect(zh_CN).not.toMatch(POSTPONES)
        if (score === bottom(ofSeasons) && !isFlat) expect(zh_CN).not.toMatch(URGES)
        for (const [at, month] of months.entries()) {
          const pace = getSeasonPaces(paragraph.paragraph.id)[at]
          if (month === top(scores)) expect(pace).not.toBe('wait')
          if (month === bottom(scores)) expect(pace).not.toBe('go')
        }
        both += POSTPONES.test(zh_CN) || URGES.test(zh_CN) ? 1 : 0
      }
    expect(both).toBeGreaterThan(books.length)
  })

  test('a month contradicts neither its season nor its score', () => {
    for (const { scores, book } of books)
      for (const [i, { paragraph, score }] of book.months.entries()) {
        const pace = getMonthPace(paragraph.paragraph.id)
        expect(arePacesOpposite(pace, getSeasonPaces(book.seasons[Math.floor(i / 3)]!.paragraph.paragraph.id)[i % 3])).toBe(false)
        if (score === top(scores)) expect(pace).not.toBe('wait')
        if (score === bottom(scores)) expect(pace).not.toBe('go')
      }
  })

  test('omits the curve when extreme months lie in opposite seasons', () => {
    for (const { scores, ofSeasons, body } of books) {
      const isCrossed = scores.some((score, i) => {
        const season = ofSeasons[Math.floor(i / 3)]!
        return (
          top(ofSeasons) !== bottom(ofSeasons) &&
          ((score === top(scores) && season === bottom(ofSeasons)) || (score === bottom(scores) && season === top(ofSeasons)))
        )
      })
      if (isCrossed) expect(body.filter(({ family }) => family.id === 'annual-curve')).toEqual([])
    }
  })

  test('few seasons are described month by month', () => {
    const all = books.flatMap(({ book }) => book.seasons)
    const byMonths = all.filter(({ paragraph }) => paragraph.family.id === 'season-by-months')
    expect(byMonths.length / all.length).toBeLessThan(0.12)
  })

  test('every paragraph that needs a pace has one', () => {
    const idsOf = (card: string) => families.filter((one) => one.card === card).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))
    expect(PACED_PARAGRAPH_IDS.filter((id) => id.startsWith('season.')).toSorted()).toEqual(idsOf('season').toSorted())
    expect(PACED_PARAGRAPH_IDS.filter((id) => id.startsWith('month.') && !idsOf('month').includes(id))).toEqual([])
    expect(
      families
        .flatMap(({ paragraphs }) => paragraphs)
        .filter(({ because }) => because.some((fact) => /^m-(best|worst)$/.test(fact)))
        .filter(({ id }) => !PACED_PARAGRAPH_IDS.includes(id)),
    ).toEqual([])
  })
})

test('a chart with two best months names both', () => {
  const { book, body, view } = books[0]!
  expect(view.months.filter(({ score }) => score === 72).map(({ branch }) => branch)).toEqual(['you', 'zi'])
  expect(body.map(({ text }) => adaptTextToLevel(text.zh_CN, 'student')).join('')).toMatch(/酉月（[^）]+）、子月（/)
  expect(book.seasons[3]!.paragraph.text.zh_CN).not.toMatch(/拿不了总|草稿压着/)
  expect(book.months.map(({ paragraph }) => paragraph.text.zh_CN).join('')).not.toContain('顶好的一个')
})
