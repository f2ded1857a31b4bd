import { expect, test } from 'vitest'
import { understandingOf } from '#readings/sage/ask/index.ts'
import { fbAnswer } from '#readings/sage/modes/fb.ts'
import { viewsOffered } from '#readings/match/index.ts'
import { asked, birth, other } from './sage/asked-of.ts'

const on = { year: 2026, month: 11, day: 20 }
const born = (year: number, month = 1, day = 1) => ({ year, month, day })

test.each([
  ['a couple of one age', 1990, 1992, ['love', 'work', 'friendship', 'family']],
  ['parent and grown child', 1960, 1990, ['family', 'friendship', 'work', 'love']],
  ['parent and child of two', 1990, 2024, ['family']],
  ['a student of seventeen and one of twenty', 2009, 2006, ['family', 'friendship']],
  ['two children', 2015, 2016, ['friendship', 'family']],
] as const)('%s: love only between grown-ups, family first across a generation', (_, one, two, views) => {
  expect(viewsOffered([born(one), born(two)], on)).toEqual(views)
})

test('who turns eighteen that day is grown up, the day before not', () => {
  expect(viewsOffered([born(1990), born(2008, 11, 20)], on)).toContain('love')
  expect(viewsOffered([born(1990), born(2008, 11, 21)], on)).toEqual(['family'])
})

test.each(['我们两个什么时候结婚？', '我们合不合？', '他爱我吗？'])('“%s” about a child is answered as family', (text) => {
  const child = { ...other, local: '2024-10-20T21:30:00', utc: '2024-10-20T13:30:00Z' }
  const question = asked('fb', text, 'zh_CN', { person: { name: '林知远', birth }, other: { name: '周小满', birth: child } })
  const answer = fbAnswer(question, understandingOf(text, 'zh_CN', question.now)).map((piece) => piece.text)
  expect(answer.join('\n')).not.toMatch(/夫妻|婚|恋|桃花|感情|对象|姻缘/)
})
