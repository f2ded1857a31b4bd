import { adaptTextToLevel } from '../reader/levels.ts'
import type { Locale } from '../reader/locale.ts'
import { createPatternLookup } from './pattern-lookup.ts'
import type { SourceText } from './source-text.ts'
import { localizeText } from './source-text.ts'
import type { ChartPerson } from './chart-person.ts'
import { reasonTemplates } from './text/reason-forms.ts'
import { fillTextSlots } from './slots.ts'

/** A fact as text; `technical` has terms and figures, `detail` is the same or null if it says no more than `term`. */
export interface ReasonText {
  readonly plain: string
  readonly technical: string
  readonly term: string
  readonly detail: string | null
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
  const whole = say(found.plain)
  const term = adaptTextToLevel(say(found.term), 'student')
  const technical = capital(adaptTextToLevel(whole, 'practitioner'))
  return { plain: capital(adaptTextToLevel(whole, 'plain')), technical, term, detail: saysMore(technical, term, locale) ? technical : null }
}

/** Figures, stems, branches and elements; in English also capitalized names. */
const NAMED: Readonly<Record<Locale, RegExp>> = {
  zh_CN: /\d[\d.]*|[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥木火土金水]/g,
  zh_TW: /\d[\d.]*|[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥木火土金水]/g,
  en_US: /\d[\d.]*|\b(?:wood|fire|earth|metal|water)\b|(?<!^)\b[A-Z][a-z]+/g,
}

/** Whether a fact's wording names a figure, stem, branch or element that its term does not. */
const saysMore = (detail: string, term: string, locale: Locale) =>
  (detail.match(NAMED[locale]) ?? []).some((name) => !term.toLowerCase().includes(name.toLowerCase()))

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
