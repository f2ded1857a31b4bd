/** Annual books for old people and children: none mentions pay to a child or a new boss to anybody past seventy-five. */
import { describe, expect, test } from 'vitest'
import { randomPeople } from '#build/books/sample.ts'
import { families } from '#readings/annual-book/families.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { childPerson, oldPerson, findAgeParagraphIds } from './of-an-age.ts'

const JOB = [
  /同事|上司|老板|领导|上级|办公|公司|上班|下班|加班|升职|加薪|薪|工资|面试|简历|开会|会议|单位|职务|头衔|客户|甲方|出差|跳槽|差事|方案|交活|工位|打卡|入职|同行|报价|生意|订单|签约|调岗|职位|部门|副业|谈价|开价/,
  /\bcolleague|\bboss\b|\bbosses\b|\bmanager|\bmeetings\b|\bthe meeting\b|\boffice\b|\bpromoted\b|\bsalar|\bpaycheck|\binterview|\bcareer|\bclients?\b|\bat work\b|\bovertime|\bbusiness\b/i,
]
const EXAM = [/考试|备考/, /\bexams?\b/i]
const MONEY = [/房租|押金|合同/, /\brent\b|\bcontracts?\b|\bdeposit\b/i]

/** Ids of paragraphs in which a word of JOB, EXAM or MONEY refers to other people or a public counter, or is an image. */
const OF_OTHERS = new Set([
  'annual.contact.quiet',
  'annual.contact.stem-joins-year',
  'annual.cycle.resource-output',
  'annual.first.clash-day',
  'annual.first.turn-resource',
  'annual.god.bijian.firm',
  'annual.god.zhengyin.weak',
  'annual.star.lushen.firm',
  'season.summer.idle',
])
const OF_THE_OLD = new Set([...OF_OTHERS, 'annual.god.bijian.weak', 'annual.star.taohua', 'month.taohua', 'season.spring.enemy'])

test('a year past seventy-five mentions no office, pay or exam', () => {
  expect(findAgeParagraphIds(families, oldPerson, [...JOB, ...EXAM]).filter((id) => !OF_THE_OLD.has(id))).toEqual([])
})
test('a child’s year mentions no job, pay, rent or contract', () => {
  expect(findAgeParagraphIds(families, childPerson, [...JOB, ...MONEY]).filter((id) => !OF_OTHERS.has(id))).toEqual([])
})

describe.each([
  ['the old', [1930, 1951], '.late.'],
  ['children', [2012, 2026], '.child.'],
] as const)('the years of %s', (_, [from, to], own) => {
  test('have all seasons and months and enough text of their own', () => {
    let i = 0
    let theirs = 0
    for (const person of randomPeople(300, 9, [Date.UTC(from, 0, 1) / 1000, Date.UTC(to, 0, 1) / 1000])) {
      const { card, seasons, months } = composeAnnualBook(person, 2025 + (i++ % 12))
      const body = card.sections.flatMap(({ paragraphs }) => paragraphs)
      expect(body.length).toBeGreaterThanOrEqual(3)
      expect(body.map(({ text }) => text.zh_CN).join('').length).toBeGreaterThanOrEqual(300)
      for (const section of ['base', 'time', 'place'])
        expect(card.sections.find(({ id }) => id === section)!.paragraphs.length, section).toBeGreaterThanOrEqual(1)
      expect([seasons.length, months.length]).toEqual([4, 12])
      const said = [card.line, ...body, card.todo, ...[...seasons, ...months].map(({ paragraph }) => paragraph)]
      theirs += said.filter(({ paragraph }) => paragraph.id.includes(own)).length
    }
    expect(theirs / i).toBeGreaterThan(0.5)
  })
})
