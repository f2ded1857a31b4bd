/**
 * Times of computations that are shown without delay: place search, glossary, casts, answers, harm detection. `node
 * tests/bench/instant-answers.ts`
 */
import { readFileSync } from 'node:fs'
import type { Glossary } from '../../src/app/glossary/use-glossary.ts'
import { findTerms } from '../../src/app/glossary/find-terms.ts'
import { randomPeople } from '../../src/build/books/sample.ts'
import { type GlossaryEntry, getTermInLocale } from '../../src/build/glossary-parts.ts'
import { searchPlaces } from '../../src/places/index.ts'
import { families } from '../../src/readings/fate-book/families.ts'
import { parseQuestion } from '../../src/readings/sage/ask/index.ts'
import { composeCastAnswer } from '../../src/readings/sage/modes/bg.ts'
import { composeSageAnswer } from '../../src/readings/sage/index.ts'
import { detectHarm } from '../../src/readings/safety/speech.ts'
import { createSageQuestion } from '../readings/sage/asked-of.ts'

const { queries } = JSON.parse(readFileSync(new URL('../fixtures/places/queries.json', import.meta.url), 'utf8')) as {
  queries: { q: string }[]
}
const charts = [...randomPeople(200)]
const runs = ['用拿', '真', '就这么', '又一直', '自己马上', 'just really ', 'a b c d ', '1!3$', '。，', '\u200b']

async function measure(what: string, times: number, act: (at: number) => unknown): Promise<void> {
  await act(0)
  const begun = performance.now()
  for (let at = 0; at < times; at++) await act(at)
  console.log(`${what}: ${((performance.now() - begun) / times).toFixed(2)} ms`)
}

const entries = JSON.parse(readFileSync(new URL('../../src/readings/glossary/glossary.json', import.meta.url), 'utf8')) as GlossaryEntry[]
const glossary: Glossary = new Map(entries.map((entry) => [entry.id, getTermInLocale(entry, 'zh_CN')]))
const card = families
  .flatMap(({ paragraphs }) => paragraphs.map(({ zh_CN }) => zh_CN))
  .join('')
  .slice(0, 1000)
const question = parseQuestion('换工作好不好？', 'zh_CN', { local: '2026-11-20T12:00:00' })

await measure('a place is found', 600, (at) => searchPlaces(queries[at % queries.length]!.q))
await measure('the terms of a card are found', 200, () => findTerms(card, 'zh_CN', glossary))
await measure('the Changes answer a cast', 200, (at) =>
  composeCastAnswer([6, 7, 8, 9, 6 + (at % 4), 7], question, charts[at % charts.length], 'zh_CN'),
)
const questions = ['2026年我该不该换工作', '明年财运怎么样', '什么时候脱单', '下周三适合签约吗', '我的性格']
const modes = ['ms', 'cs', 'fb', 'dt'] as const
await measure('the sage answers', 200, (at) =>
  composeSageAnswer(createSageQuestion(modes[at % modes.length]!, questions[at % questions.length]!)),
)
await measure('a message of 1,000 characters is read for harm', 200, (at) =>
  detectHarm(`老公${runs[at % runs.length]!.repeat(500)}`.slice(0, 1000)),
)
