/** Words that no age group reads in either book, for births from 1930 to the year of the sample. */
import { expect, test } from 'vitest'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import type { CandidateParagraph } from '#readings/book/candidates.ts'
import { composeAnnualBook } from '#readings/annual-book/index.ts'
import { composeFateBook } from '#readings/fate-book/index.ts'
import { hasFact } from '#readings/facts/has-facts.ts'
import type { ChartPerson } from '#readings/facts/chart-person.ts'
import { chooseByLane } from '../support/lane.ts'
import { anyPeople } from './any-people.ts'

/** Number of people per birth year. */
const PER_YEAR = chooseByLane(2, 20)
const BIRTH_YEARS = 97

const OFFICE_ZH = /你的?(?:同事|上司|老板|客户)|加班|升职|工资|年薪|面试|简历|跳槽|出差|甲方|工位|述职/
const OFFICE_EN =
  /\byour (?:colleagues?|coworkers?|boss|clients?|salary|paycheck|résumé|manager)\b|\bovertime\b|\bpromotion\b|\bjob interview/i
const GROWN_ZH = /咖啡|啤酒|白酒|喝酒|醉|房租|贷款|驾照|开车|婚礼|结婚|恋爱|退休|合同/
const GROWN_EN =
  /\bcoffee\b|\bbeer\b|\bwine\b|\bdrunk\b|\bmortgage\b|\byour rent\b|\bdriver’s license\b|\byour (?:own )?wedding\b|\bmarry\b|\bmarriage\b|\bdating\b|\bretire|\bcontracts?\b/i
const SCHOOL_ZH = /考试|作业|论文|老师点名|报名费|高考|成绩单/
const SCHOOL_EN = /\bexams?\b|\bhomework\b|\bthesis\b|\breport card\b|\btuition\b/i
const PHONE_ZH = /你的手机|发消息|发微信|邮件|朋友圈|已读/
const PHONE_EN = /\byour phone\b|\btext message|\bemails?\b|\bgroup chat\b/i
const AHEAD_ZH = /高考|作业本|期末|实习|第一份工作|升学/
const AHEAD_EN = /\bhomework\b|\bfirst job\b|\binternship\b|\bfinal exams?\b/i

/** Paragraphs in which such a word is an image or refers to the past. */
const IMAGES = new Set([
  'chart.luck-start.forward-early',
  'chart.ties.year-joins-month',
  'self.day.ji-hai',
  'self.season.ji-summer',
  'study.inout.thick-scratch-pad',
])

interface AgeGroup {
  readonly name: string
  readonly facts: readonly string[]
  readonly never: readonly RegExp[]
}
const GROUPS: readonly AgeGroup[] = [
  { name: '0 to 3', facts: ['age<=3'], never: [OFFICE_ZH, OFFICE_EN, GROWN_ZH, GROWN_EN, SCHOOL_ZH, SCHOOL_EN, PHONE_ZH, PHONE_EN] },
  { name: '4 to 11', facts: ['age>=4', 'age<=11'], never: [OFFICE_ZH, OFFICE_EN, GROWN_ZH, GROWN_EN, PHONE_ZH, PHONE_EN] },
  { name: '12 to 15', facts: ['age>=12', 'age<=15'], never: [OFFICE_ZH, OFFICE_EN, GROWN_ZH, GROWN_EN] },
  { name: '75 and above', facts: ['age>=75'], never: [OFFICE_ZH, OFFICE_EN, AHEAD_ZH, AHEAD_EN] },
]

function paragraphsOf(person: ChartPerson, year: number): readonly CandidateParagraph[] {
  const { card, seasons, months } = composeAnnualBook(person, year)
  return [...composeFateBook(person), card]
    .flatMap(({ line, sections, todo }) => [line, ...sections.flatMap(({ paragraphs }) => paragraphs), todo])
    .concat([...seasons, ...months].map(({ paragraph }) => paragraph))
}

test.each(GROUPS)(
  'nobody aged $name reads of what is not theirs',
  ({ facts, never }) => {
    const found = new Map<string, string>()
    let met = 0
    for (const person of anyPeople(BIRTH_YEARS * PER_YEAR, 41)) {
      if (!facts.every((fact) => hasFact(person, fact))) continue
      met++
      for (const { paragraph, text } of paragraphsOf(person, 2026 + (met % 3)))
        for (const locale of ['zh_CN', 'en_US'] as const)
          for (const words of never) {
            const match = words.exec(adaptTextToLevel(text[locale], 'plain'))
            if (match && !IMAGES.has(paragraph.id)) found.set(`${paragraph.id} ${locale}`, match[0])
          }
    }
    expect(met).toBeGreaterThanOrEqual(3)
    expect([...found]).toEqual([])
  },
  600_000,
)

test('no book dates a luck cycle beyond the age of 105', () => {
  for (const person of anyPeople(BIRTH_YEARS * PER_YEAR, 43)) {
    const born = Number(person.chart.input.local.slice(0, 4))
    for (const { paragraph, text } of paragraphsOf(person, 2026))
      for (const [, year] of text.en_US.matchAll(/\b(2[01]\d\d)\b/g))
        expect([paragraph.id, Number(year) <= Math.max(born + 105, 2038)]).toEqual([paragraph.id, true])
  }
}, 600_000)
