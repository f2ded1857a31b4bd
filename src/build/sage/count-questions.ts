/**
 * `npm run sage:questions` counts text features of each topic's questions (`questions/*.json`) into
 * `src/readings/sage/ask/data/heard-*.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { HAN_PATTERN, extractQuestionFeatures } from '#readings/sage/ask/marks.ts'
import { normalizeQuestion } from '#readings/sage/ask/normal.ts'

const LANGUAGES = ['zh', 'en'] as const

/**
 * Letter of the first topic. A feature's counts are encoded as topic letters, each followed by the number of questions if above
 * one.
 */
const FIRST = 'A'.codePointAt(0)!
/**
 * Whether to drop a feature: Chinese trigrams found in one question only carry little information, but would be half of all
 * features.
 */
const isRare = (mark: string, of: readonly number[]): boolean =>
  [...mark].length > 2 && HAN_PATTERN.test(mark) && of.reduce((sum, count) => sum + count, 0) === 1
const letterOf = (topic: number): string => String.fromCodePoint(FIRST + topic)

export function countQuestionFeatures(language: (typeof LANGUAGES)[number]) {
  const file = new URL(`questions/${language}.json`, import.meta.url)
  const questions = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>
  const counts = new Map<string, number[]>()
  for (const [topic, list] of Object.values(questions).entries())
    for (const question of list)
      for (const mark of extractQuestionFeatures(normalizeQuestion(question))) {
        const of = counts.get(mark) ?? counts.set(mark, []).get(mark)!
        of[topic] = (of[topic] ?? 0) + 1
      }
  const written = (of: readonly number[]) => of.map((count, topic) => letterOf(topic) + (count === 1 ? '' : count)).join('')
  return {
    sizes: Object.fromEntries(Object.entries(questions).map(([topic, { length }]) => [topic, length])),
    marks: Object.fromEntries([...counts].filter(([mark, of]) => !isRare(mark, of)).map(([mark, of]) => [mark, written(of)])),
  }
}

if (import.meta.main) {
  for (const language of LANGUAGES) {
    const { sizes, marks } = countQuestionFeatures(language)
    const text = JSON.stringify({ sizes, marks })
    writeFileSync(new URL(`../../readings/sage/ask/data/heard-${language}.json`, import.meta.url), `${text}\n`)
    const questions = Object.values(sizes).reduce((sum, one) => sum + one, 0)
    console.log(`${language}: ${questions} questions, ${Object.keys(marks).length} marks, ${(text.length / 1024).toFixed(0)} KiB`)
  }
}
