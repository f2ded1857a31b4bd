import { expect, test } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { composeSpokenCard } from '#readings/spoken/index.ts'

const heard = (locale: Locale, ...texts: string[]) => {
  const inEach = (text: string) => ({ zh_CN: text, zh_TW: text, en_US: text })
  const paragraphs = texts.map((text, i) => ({ id: String(i), text: inEach(text), quote: null }))
  const card = { id: 'self', title: inEach('甲'), line: null, sections: [{ title: inEach('乙'), paragraphs }], todo: null, note: null }
  const { sentences } = composeSpokenCard(card, { locale, level: 'plain', quotations: {}, number: 1 })
  return sentences.filter(({ paragraph }) => paragraph !== '').map(({ spoken }) => spoken)
}

test('a repeated date is read with year and month only', () => {
  expect(heard('zh_CN', '到2033年3月21日为止。', '2033年3月21日以后，先看2043年3月21日。')).toEqual([
    '到二零三三年三月二十一日为止。',
    '二零三三年三月以后，先看二零四三年三月二十一日。',
  ])
  expect(heard('zh_TW', '2033年3月21日到2033年3月22日。', '2033年3月21日以後。')).toEqual([
    '二〇三三年三月二十一日到二〇三三年三月二十二日。',
    '二〇三三年三月以後。',
  ])
})

test('a repeated English date uses “in” with the month', () => {
  expect(
    heard('en_US', 'Until March 21, 2033, wait.', 'It begins on March 21, 2033. After March 21, 2033, go.', 'On May 2, 2005, rest.'),
  ).toEqual([
    'Until March twenty-first, twenty thirty-three, wait.',
    'It begins in March twenty thirty-three.',
    'After March twenty thirty-three, go.',
    'On May second, two thousand five, rest.',
  ])
})
