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

/** Whether a chart has a fact; each is asked once of a person. */
export function hasFact(person: Person, id: string): boolean {
  let has = person.known.get(id)
  if (has === undefined) {
    has = conditionOf(id)(person)
    person.known.set(id, has)
  }
  return has
}
