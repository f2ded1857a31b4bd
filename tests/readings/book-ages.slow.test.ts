/** Fate books for old people and children: none mentions an office to anybody past seventy-five or a job to a child. */
import { describe, expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import { families } from '#readings/fate-book/families.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import { childPerson, oldPerson, findAgeParagraphIds } from './of-an-age.ts'

const JOB = [
  /同事|上司|老板|领导|上级|办公|公司|上班|下班|加班|升职|加薪|薪|工资|面试|简历|开会|散会|会议|早会|单位|职务|头衔|客户|甲方|出差|跳槽|差事|方案|交活|派活|工位|打卡|入职|同行/,
  /\bcolleague|\bboss\b|\bbosses\b|\bmanager|\bmeetings\b|\bthe meeting\b|\bthe office\b|\ban office\b|\bpromoted\b|\bsalary|\bpaycheck|\binterview|\bcareer|\bclients?\b|\brésumé|\bat work\b|\bovertime/i,
]
const EXAM = [/考试|备考|考前|考场|大纲/, /\bexams?\b/i]

/** Ids of paragraphs in which a word of the lists above refers to the past or to other people, or is an image. */
const OF_THE_OLD = new Set([
  'chart.doubles.xu',
  'chart.doubles.year-is-month',
  'chart.luck-start.backward-three',
  'chart.luck-start.forward-late',
  'chart.nayin.lupangtu',
  'chart.strength.weak-in-season',
  'chart.ties.one-hidden',
  'chart.ties.year-joins-month',
  'flow.family.wealth-officer-runs',
  'flow.heavy.wood-self',
  'health.lead.metal-summer',
  'inner.day.bijian',
  'inner.hidden.five-two-fronts',
  'inner.line.void-month',
  'inner.now.zhengyin',
  'inner.star.facing-day',
  'love.speech.on-time',
  'love.star.both-firm',
  'love.star.terms-in-the-month',
  'love.years.stem-joins-care',
  'outer.element.metal-coat',
  'outer.hour.bijian',
  'outer.pair.zhengcai-zhengyin',
  'outer.star.jiangxing-year',
  'outer.year.zhengguan',
  'self.day.ji-hai',
  'self.line.ji-winter',
  'self.season.ji-summer',
  'self.star.crossed-gates',
  'study.early.officer',
  'study.early.officer-weak',
  'study.element.wood-firm',
  'study.inout.noodle-shop',
  'study.main.day-qisha',
  'study.pattern.jianlu',
  'study.pattern.qisha',
  'study.pattern.zhengguan-made',
  'useful.company.officer-hidden',
  'useful.practice.earth-earth',
])
const OF_CHILDREN = new Set([
  'flow.family.wealth-officer-runs',
  'inner.day.bijian',
  'inner.hidden.five-two-fronts',
  'inner.line.void-month',
  'inner.star.facing-day',
  'outer.star.jiangxing-year',
  'self.line.ji-winter',
  'self.star.crossed-gates',
  'study.pattern.jianlu',
  'study.pattern.zhengguan-made',
  'study.star.no-wenchang-officer',
  'useful.company.officer-hidden',
  'wealth.child.knows-the-rota',
  'wealth.lead.child-peer',
])

describe('a person past seventy-five', () => {
  test('reads nothing of a current office, job, pay or exam', () => {
    expect(findAgeParagraphIds(families, oldPerson, [...JOB, ...EXAM]).filter((id) => !OF_THE_OLD.has(id))).toEqual([])
  })
  test('reads of handiwork in place of trades and pay', () => {
    const [, , , , , , wealth] = composeFateBook(oldPerson)
    const ids = wealth!.sections.flatMap(({ paragraphs }) => paragraphs.map(({ paragraph }) => paragraph.id))
    expect(ids).toEqual(expect.arrayContaining(['wealth.late.three-to-a-chair', 'wealth.late.level-hand']))
    expect([wealth!.line, wealth!.todo].map(({ paragraph }) => paragraph.id)).toEqual(['wealth.late.pruning', 'wealth.late.watch-once'])
  })
  test('reads of the best luck cycle when it is past', () => {
    const past = [...randomPeople(80, 4, [Date.UTC(1930, 0, 1) / 1000, Date.UTC(1951, 0, 1) / 1000])].filter((one) =>
      hasFact(one, 'luck:best-past'),
    )
    expect(past.length).toBeGreaterThan(20)
    for (const person of past) {
      const scores = person.chart.luck.pillars.map((one) => person.scoreOf(one).score)
      const best = person.cycle(scores.indexOf(Math.max(...scores)))!
      const said = composeFateBook(person).flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      const crest = said.find(({ paragraph }) => paragraph.id === 'self.late.crest-behind')
      if (crest) expect(crest.text.en_US).toContain(best.luck.startDate.slice(0, 4))
    }
  })
})

describe('a child', () => {
  test('reads nothing of an office, job or pay', () => {
    expect(findAgeParagraphIds(families, childPerson, JOB).filter((id) => !OF_CHILDREN.has(id))).toEqual([])
  })
})

test.each([
  ['the old', [1930, 1951]],
  ['children', [2012, 2026]],
] as const)('every card of %s has enough text', (_, [from, to]) => {
  for (const person of randomPeople(80, 9, [Date.UTC(from, 0, 1) / 1000, Date.UTC(to, 0, 1) / 1000]))
    for (const { id, sections } of composeFateBook(person)) {
      const body = sections.flatMap(({ paragraphs }) => paragraphs)
      expect(body.length, id).toBeGreaterThanOrEqual(3)
      expect(body.map(({ text }) => text.zh_CN).join('').length, id).toBeGreaterThanOrEqual(240)
    }
})
