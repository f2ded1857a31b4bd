import { annualFactDefinitions } from './annual-forms.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import type { FactPredicate } from './fact-form.ts'
import { natalFactDefinitions } from './natal-forms.ts'
import type { ChartPerson } from './chart-person.ts'
import { relationFactDefinitions } from './relation-forms.ts'
import { timeFactDefinitions } from './time-forms.ts'
import { analysisFactDefinitions } from './verdict-forms.ts'

const FORMS = [
  ...natalFactDefinitions,
  ...analysisFactDefinitions,
  ...relationFactDefinitions,
  ...timeFactDefinitions,
  ...annualFactDefinitions,
]
const findPredicate = createPatternLookup(
  FORMS,
  ({ pattern }) => pattern,
  ({ make }, caught) => make(...caught),
)

/** Returns the predicate of a fact id (README). @throws Error for an unknown id */
export function getFactPredicate(id: string): FactPredicate {
  const predicate = findPredicate(id)
  if (predicate === undefined) throw new Error(`no such fact: ${id}`)
  return predicate
}

/** A predicate with its index in a person's result cache (`factResults`). */
interface Fact {
  readonly at: number
  readonly holds: FactPredicate
}

const facts = new Map<string, Fact>()
const lists = new WeakMap<readonly string[], readonly Fact[]>()

function factOf(id: string): Fact {
  const known = facts.get(id)
  if (known) return known
  const fact = { at: facts.size, holds: getFactPredicate(id) }
  facts.set(id, fact)
  return fact
}

/** Whether a chart has a fact; the result is cached per person. */
export function hasFact(person: ChartPerson, id: string): boolean {
  return isMet(person, factOf(id))
}

/** Whether a chart has all of a paragraph's facts. */
export function hasFacts(person: ChartPerson, ids: readonly string[]): boolean {
  let list = lists.get(ids)
  if (!list) lists.set(ids, (list = ids.map(factOf)))
  return list.every((fact) => isMet(person, fact))
}

function isMet(person: ChartPerson, { at, holds }: Fact): boolean {
  return (person.factResults[at] ??= holds(person))
}
