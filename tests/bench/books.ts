/** Time to find a chart's matching paragraphs and to write a book; each round uses new people. Run: `node tests/bench/books.ts`. */
import { randomPeople } from '#build/books/sample.ts'
import { findCandidates } from '#readings/book/candidates.ts'
import { families } from '#readings/fate-book/families.ts'
import { formatFateBook } from '#readings/fate-book/index.ts'

const PEOPLE = 400
const ROUNDS = 5

function millisecondsOf(run: (person: Parameters<typeof formatFateBook>[0]) => unknown, seed: number): number {
  const all = [...randomPeople(PEOPLE, seed)]
  const start = performance.now()
  for (const person of all) run(person)
  return (performance.now() - start) / PEOPLE
}

const measured = (run: Parameters<typeof millisecondsOf>[0]) => {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => millisecondsOf(run, i + 1)).toSorted((a, b) => a - b)
  return `${rounds[0]!.toFixed(2)} ms at best, ${rounds[ROUNDS >> 1]!.toFixed(2)} ms median of ${ROUNDS} rounds`
}

console.log(
  `the facts of ${families.flatMap(({ paragraphs }) => paragraphs).length} paragraphs: ${measured((person) => findCandidates(families, person, {}))}`,
)
console.log(`a book: ${measured((person) => formatFateBook(person, { locale: 'zh_CN', level: 'practitioner' }))}`)
