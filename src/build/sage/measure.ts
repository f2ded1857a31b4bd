/**
 * `npm run sage:measure -- [FOLDER] [--all]` prints the share of `tests/fixtures/asked` understood and on topic; `--all` lists
 * the misses.
 */
import { readdirSync } from 'node:fs'
import { measureSageAnswers } from './measured.ts'

const [folder = 'tests/fixtures/asked'] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAll = process.argv.includes('--all')

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .toSorted()) {
  const asked = measureSageAnswers(folder, file)
  const share = (is: (one: (typeof asked)[number]) => boolean) => `${((asked.filter(is).length / asked.length) * 100).toFixed(1)}%`
  const [understood, exact, near] = [
    share(({ isUnderstood }) => isUnderstood),
    share(({ isOnTopic }) => isOnTopic),
    share(({ isNear }) => isNear),
  ]
  console.log(`${file}: ${asked.length} questions, understood ${understood}, on the very topic ${exact}, in its field ${near}`)
  if (isAll) for (const { text, topic, found, isOnTopic } of asked) if (!isOnTopic) console.log(`  ${topic} → ${found}: ${text}`)
}
