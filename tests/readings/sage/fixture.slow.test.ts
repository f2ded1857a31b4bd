/** Questions by authors who did not see the rules (tests/fixtures/asked): shares understood and answered on topic. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countQuestionFeatures } from '#build/sage/count-questions.ts'
import { measureSageAnswers } from '#build/sage/measured.ts'

const folder = 'tests/fixtures/asked'
const files = readdirSync(folder).filter((name) => name.endsWith('.tsv'))

const share = <T>(asked: readonly T[], is: (one: T) => boolean) => asked.filter(is).length / asked.length

describe('questions by independent authors', () => {
  test('number 200 for each mode and language', () => {
    expect(files).toHaveLength(15)
  })
  test.each(files)('%s: nine in ten are understood, eight on topic', (file) => {
    const asked = measureSageAnswers(folder, file)
    expect(asked).toHaveLength(200)
    expect(share(asked, ({ isUnderstood }) => isUnderstood)).toBeGreaterThanOrEqual(0.9)
    expect(share(asked, ({ isOnTopic }) => isOnTopic)).toBeGreaterThanOrEqual(0.8)
  })
})

describe('held-out questions', () => {
  test.each([
    ['zh_CN', 320, 0.8],
    ['zh_TW', 240, 0.8],
    ['en_US', 320, 0.75],
  ])('in %s: nine in ten of %i are understood, %d on topic', (locale, count, onTopic) => {
    const asked = ['bg', 'cs', 'fb', 'ms'].flatMap((mode) => measureSageAnswers(`${folder}/unseen`, `${mode}.${locale}.tsv`))
    expect(asked).toHaveLength(count)
    expect(share(asked, ({ isUnderstood }) => isUnderstood)).toBeGreaterThanOrEqual(0.9)
    expect(share(asked, ({ isOnTopic }) => isOnTopic)).toBeGreaterThanOrEqual(onTopic)
  })
})

test.each(['zh', 'en'] as const)('the stored counts of the questions in %s are current', (language) => {
  const stored = readFileSync(`src/readings/sage/ask/data/heard-${language}.json`, 'utf8')
  expect(JSON.parse(stored)).toEqual(countQuestionFeatures(language))
})
