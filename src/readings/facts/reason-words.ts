import { byPattern } from './by-pattern.ts'
import type { Locale, Written } from './written.ts'
import { inLocale } from './written.ts'
import type { Person } from './person.ts'
import { reasonForms } from './text/reason-forms.ts'
import { filledText } from './slots.ts'

/** A fact in words: `plain` needs no term, `term` is how those who know call it. */
export interface ReasonWords {
  readonly plain: string
  readonly term: string
}

/** What only bounds another fact, or says when a paragraph is to be read, is no reason of its own. */
export const NO_REASON = /^(age|hour:known|root:none-early|open:|luck:.+-later<=|(stems|branches):.+<=[1-9])/

const formOf = byPattern(
  reasonForms,
  ({ pattern }) => pattern,
  ({ plain, term }, caught) => ({ plain, term, caught }),
)

/** A fact of a chart in words; undefined for what is no reason to name. */
export function reasonWordsOf(fact: string, person: Person, locale: Locale): ReasonWords | undefined {
  const found = NO_REASON.test(fact) ? undefined : formOf(fact)
  if (found === undefined) return undefined
  const code = (_: string, i: string) => found.caught[Number(i) - 1] ?? ''
  const say = (text: Written) => filledText(inLocale(text, locale).replaceAll(/\$(\d)/g, code), person, locale)
  return { plain: capital(say(found.plain)), term: say(found.term) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
