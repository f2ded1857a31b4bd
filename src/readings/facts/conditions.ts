import { annualForms } from './annual-forms.ts'
import { byPattern } from './by-pattern.ts'
import type { Predicate } from './condition.ts'
import { natalForms } from './natal-forms.ts'
import type { Person } from './person.ts'
import { relationForms } from './relation-forms.ts'
import { timeForms } from './time-forms.ts'
import { verdictForms } from './verdict-forms.ts'

const FORMS = [...natalForms, ...verdictForms, ...relationForms, ...timeForms, ...annualForms]
const sought = byPattern(
  FORMS,
  ({ pattern }) => pattern,
  ({ make }, caught) => make(...caught),
)

/** The fact that an id names (README). @throws Error for an id of no form */
export function conditionOf(id: string): Predicate {
  const predicate = sought(id)
  if (predicate === undefined) throw new Error(`no such fact: ${id}`)
  return predicate
}

/** A fact that was asked for by its id, and its place in what is known of a person. */
interface Fact {
  readonly at: number
  readonly holds: Predicate
}

const facts = new Map<string, Fact>()
const lists = new WeakMap<readonly string[], readonly Fact[]>()

function factOf(id: string): Fact {
  const known = facts.get(id)
  if (known) return known
  const fact = { at: facts.size, holds: conditionOf(id) }
  facts.set(id, fact)
  return fact
}

/** Whether a chart has a fact; each is asked once of a person. */
export function hasFact(person: Person, id: string): boolean {
  return isMet(person, factOf(id))
}

/** Whether a chart has all of a paragraph's facts. */
export function hasFacts(person: Person, ids: readonly string[]): boolean {
  let list = lists.get(ids)
  if (!list) lists.set(ids, (list = ids.map(factOf)))
  return list.every((fact) => isMet(person, fact))
}

function isMet(person: Person, { at, holds }: Fact): boolean {
  return (person.known[at] ??= holds(person))
}
