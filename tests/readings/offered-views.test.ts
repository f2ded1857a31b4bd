import { describe, expect, test } from 'vitest'
import type { BirthInput } from '#bazi/index.ts'
import { parseQuestion } from '#readings/sage/ask/index.ts'
import { composeFbAnswer } from '#readings/sage/modes/fb.ts'
import { pairMatterLines } from '#readings/sage/text/fb.ts'
import { listViewsByAge } from '#readings/match/index.ts'
import { createSageQuestion, birth, other } from './sage/asked-of.ts'

const on = { year: 2026, month: 11, day: 20 }
const born = (year: number, month = 1, day = 1) => ({ year, month, day })

test.each([
  ['a couple of one age', 1990, 1992, ['love', 'work', 'friendship', 'family']],
  ['parent and grown child', 1960, 1990, ['family', 'friendship', 'work', 'love']],
  ['parent and child of two', 1990, 2024, ['family']],
  ['a student of seventeen and one of twenty', 2009, 2006, ['family', 'friendship']],
  ['two children', 2015, 2016, ['friendship', 'family']],
] as const)('%s: the offered views fit the ages', (_, one, two, views) => {
  expect(listViewsByAge([born(one), born(two)], on)).toEqual(views)
})

test('is an adult from the eighteenth birthday on', () => {
  expect(listViewsByAge([born(1990), born(2008, 11, 20)], on)).toContain('love')
  expect(listViewsByAge([born(1990), born(2008, 11, 21)], on)).toEqual(['family'])
})

test.each(['我们两个什么时候结婚？', '我们合不合？', '他爱我吗？'])('“%s” about a child is answered as family', (text) => {
  const child = { ...other, local: '2024-10-20T21:30:00', utc: '2024-10-20T13:30:00Z' }
  const question = createSageQuestion('fb', text, 'zh_CN', { person: { name: '林知远', birth }, other: { name: '周小满', birth: child } })
  const answer = composeFbAnswer(question, parseQuestion(text, 'zh_CN', question.now)).map((piece) => piece.text)
  expect(answer.join('\n')).not.toMatch(/夫妻|婚|恋|桃花|感情|对象|姻缘/)
})

describe('questions about children', () => {
  const bornIn = (year: number) => ({ ...other, local: `${year}-10-20T21:30:00`, utc: `${year}-10-20T13:30:00Z` })
  const linesOf = (text: string, one: BirthInput, two: BirthInput) => {
    const question = createSageQuestion('fb', text, 'zh_CN', {
      person: { name: '林知远', birth: one },
      other: { name: '周小满', birth: two },
    })
    const answer = composeFbAnswer(question, parseQuestion(text, 'zh_CN', question.now))
    return answer.filter(({ kind }) => kind === 'line').map((piece) => piece.text)
  }
  const ofChildren = Object.values(pairMatterLines.children).map(({ zh_CN }) => zh_CN)
  const ofChild = Object.values(pairMatterLines.child).map(({ zh_CN }) => zh_CN)

  test.each([
    ['two adults read how they raise one', birth, other, ofChildren],
    ['a parent reads about the other chart, a child', birth, bornIn(2018), ofChild],
    ['a child with a parent reads the same', bornIn(2018), birth, ofChild],
  ])('%s', (_, one, two, lines) => {
    expect(lines).toEqual(expect.arrayContaining(linesOf('我们俩带孩子合拍吗', one, two)))
    // A question of how is answered with a way.
    expect(linesOf('带孩子怎么带好', one, two)).toEqual(['一次只改一样，先跟孩子说为什么；三个星期后一起看，再改下一样。'])
  })

  test('give two children no advice on raising one', () => {
    const [line] = linesOf('带孩子怎么带好', bornIn(2014), bornIn(2018))
    expect([...ofChildren, ...ofChild]).not.toContain(line)
  })
})
