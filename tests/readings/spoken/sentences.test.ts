import { expect, test } from 'vitest'
import { splitUtterances } from '#readings/spoken/sentences.ts'

const chinese = (text: string) => splitUtterances(text, 'zh_CN').map((piece) => piece.text)
const english = (text: string) => splitUtterances(text, 'en_US').map((piece) => piece.text)

test.each([
  [['水占2.0 %。', '别急。']],
  [['你说“快了”，这两个字能管三个礼拜。', '再等等。']],
  [['有人喊：“走吧。我等你。”', '你就走了。']],
  [['“先别来。”的意思，你懂。']],
  [['行不行？', '行……', '那就走。']],
  [['他讲「好。走。」', '你听。']],
])('splits Chinese into sentences: %j', (sentences) => {
  expect(chinese(sentences.join(''))).toEqual(sentences)
})

test.each([
  [['It comes to 2.0% here. ', 'Settle it.']],
  [['Dr. Wu came at 8 a.m. and left. ', 'Then it rained.']],
  [['“Is it you?” she asks. ', '“It’s me.” ', 'They sit.']],
  [['One likes this, e.g. tea. ', 'Another, etc. and so on.']],
  [['You and I. ', 'Then the rest.']],
  [['A word (it is old. Very old) stays. ', 'So be it…']],
])('splits English into sentences: %j', (sentences) => {
  expect(english(sentences.join(''))).toEqual(sentences)
})

test('splits a long sentence at its best pause', () => {
  const text =
    '一月的事一月办，二月的事二月办，三月的事三月办，四月的事四月办；五月的事五月办，六月的事六月办，七月的事七月办，八月的事八月办。'
  expect(splitUtterances(text, 'zh_CN')).toEqual([
    { text: '一月的事一月办，二月的事二月办，三月的事三月办，四月的事四月办；', isEnd: false },
    { text: '五月的事五月办，六月的事六月办，七月的事七月办，八月的事八月办。', isEnd: true },
  ])
})

test('does not treat punctuation alone as a sentence', () => {
  expect(chinese('好。……')).toEqual(['好。……'])
  expect(chinese('')).toEqual([])
})
