import type { Locale } from '../reader/locale.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import type { SourceText } from './source-text.ts'
import { localizeText } from './source-text.ts'
import type { ChartPerson } from './chart-person.ts'
import { reasonTemplates } from './text/reason-forms.ts'
import { fillTextSlots } from './slots.ts'

/** A fact as text: `plain` in everyday language, `term` as a Bazi term. */
export interface ReasonText {
  readonly plain: string
  readonly term: string
}

/** Facts that are never stated as a reason, because they only limit another fact or the use of a paragraph. */
export const UNSTATED_FACT_PATTERN = /^(age|hour:known|root:none-early|open:|luck:.+-later<=|(stems|branches):.+<=[1-9])/

const formOf = createPatternLookup(
  reasonTemplates,
  ({ pattern }) => pattern,
  ({ plain, term }, caught) => ({ plain, term, caught }),
)

/** Formats a fact of a chart as a reason; undefined if the fact is never stated as a reason. */
export function formatFactReason(fact: string, person: ChartPerson, locale: Locale): ReasonText | undefined {
  const found = UNSTATED_FACT_PATTERN.test(fact) ? undefined : formOf(fact)
  if (found === undefined) return undefined
  const code = (_: string, i: string) => found.caught[Number(i) - 1] ?? ''
  const say = (text: SourceText) => fillTextSlots(localizeText(text, locale).replaceAll(/\$(\d)/g, code), person, locale)
  return { plain: capital(say(found.plain)), term: say(found.term) }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
