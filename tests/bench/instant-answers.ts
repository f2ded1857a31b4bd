/**
 * Prints how long it takes to answer what a person sees at once: a search for a place, the terms that a card of a thousand
 * characters names, what the Changes say to a cast, and whether a message of full length needs care. Run:
 * `node tests/bench/instant-answers.ts`.
 */
import { readFileSync } from 'node:fs'
import { people } from '../../src/build/books/sample.ts'
import { searchPlaces } from '../../src/places/index.ts'
import { answerOf } from '../../src/readings/sage/modes/bg.ts'
import { harmsIn } from '../../src/readings/safety/speech.ts'

const { queries } = JSON.parse(readFileSync(new URL('../fixtures/places/queries.json', import.meta.url), 'utf8')) as {
  queries: { q: string }[]
}
const charts = [...people(200)]
const runs = ['用拿', '真', '就这么', '又一直', '自己马上', 'just really ', 'a b c d ', '1!3$', '。，', '\u200b']

async function told(what: string, times: number, act: (at: number) => unknown): Promise<void> {
  await act(0)
  const begun = performance.now()
  for (let at = 0; at < times; at++) await act(at)
  console.log(`${what}: ${((performance.now() - begun) / times).toFixed(2)} ms`)
}

const asking = {
  topic: 'work',
  part: undefined,
  asking: 'whether',
  named: undefined,
  isTight: false,
  span: undefined,
  placed: undefined,
  about: 'self',
  bound: undefined,
  isFollowUp: false,
  isInstruction: false,
} as const

await told('a place is found', 600, (at) => searchPlaces(queries[at % queries.length]!.q))
await told('the Changes answer a cast', 200, (at) => answerOf([6, 7, 8, 9, 6 + (at % 4), 7], asking, charts[at % charts.length], 'zh_CN'))
await told('a message of 1,000 characters is read for harm', 200, (at) =>
  harmsIn(`老公${runs[at % runs.length]!.repeat(500)}`.slice(0, 1000)),
)
