/** First sentences that answer the form of a question: yes or no with its words, one of two, an amount. */
import type { Locale } from '../../reader/locale.ts'
import { formatSageText, localizeSageText } from '../said.ts'
import {
  actVerdicts,
  adverseVerdicts,
  haveVerdicts,
  canVerdicts,
  evenTwoText,
  fitVerdicts,
  otherActVerdicts,
  outcomeVerdicts,
  plainVerdicts,
  thingVerdicts,
  twoVerdicts,
  whatIfText,
} from '../text/verdicts.ts'
import type { Verdict } from '../text/verdicts.ts'
import { normalizeQuestion } from '../ask/normal.ts'
import type { VerdictForm } from './spoken.ts'
import { readAlternatives, readVerdictForm, splitClauses } from './spoken.ts'

const FRAMES = {
  act: actVerdicts,
  'other-act': otherActVerdicts,
  outcome: outcomeVerdicts,
  can: canVerdicts,
  adverse: adverseVerdicts,
  have: haveVerdicts,
  fit: fitVerdicts,
} as const
/** Actions that are themselves a wait: the advice to wait is then the advice to act. */
const WAITING = /^(再|继续|繼續|接着)?等|观望|觀望|^(keep |go on )?(wait|hold)/
export const WHAT_IF = /要是|如果|万一|假如|(^|那).{0,4}(不|没).{0,6}呢$|\bwhat if\b|^(and )?if\b/

/** Inserts a text literally: braces of a question are never slots (`readVerdictForm` excludes them). */
const fill = (form: VerdictForm, verdict: Verdict, locale: Locale) =>
  formatSageText(FRAMES[form.kind][verdict], locale, { who: form.who, act: form.act, can: form.can, still: form.still })
    .replace(/^，|(?<=^.{1,3})，(?=适合|適合)/u, '')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** Composes the first sentence on a yes-or-no clause, in its words if they can be repeated. */
export function composeVerdict(clause: string, verdict: Verdict, thing: string | undefined, locale: Locale): string {
  const gap = locale === 'en_US' ? ' ' : ''
  const plain =
    thing === undefined ? localizeSageText(plainVerdicts[verdict], locale) : formatSageText(thingVerdicts[verdict], locale, { thing })
  if (WHAT_IF.test(normalizeQuestion(clause))) return localizeSageText(whatIfText, locale) + gap + plain
  const form = readVerdictForm(clause, locale)
  return form === undefined ? plain : fill(form, verdict === 'wait' && WAITING.test(form.act) ? 'go' : verdict, locale)
}

/** Whether a question asks about an action that is itself a wait. */
export const asksToWait = (text: string): boolean => splitClauses(text).some((clause) => WAITING.test(readVerdictForm(clause)?.act ?? ''))

/** Actions that end a relationship: no text decides about them. */
export const PARTING =
  /分(手|开|居|了|掉)|分$|散伙|离婚|离开(他|她)|退婚|悔婚|断(了|开|绝|交)|绝交|拉黑|删(了|掉)?(他|她)|\b(break ?up|divorce|leave (him|her|them)|split|separate|apart|walk away|end (it|things)|part ways|dump|block|unfriend|call off (the|our) (engagement|wedding))\b/

/** A planned child, about which no text decides. */
export const BIRTH =
  /生.{0,3}(胎|孩子|小孩|娃|宝宝)(?!的气)|[二三]胎|备孕|\b(have|try for|want) (a|another|our first|more|one more) (baby|babies|child|children|kid)s?\b|\bget pregnant\b/

/** Composes the first sentence on two alternatives; undefined if the clause does not name them clearly. */
export function composeTwoVerdict(clause: string, verdict: Verdict, locale: Locale, areTimes = false): string | undefined {
  const found = readAlternatives(clause, locale, areTimes)
  return found && formatSageText(twoVerdicts[verdict], locale, { first: found[0], second: found[1] })
}

/** Composes the sentence on two alternatives that are not ranked; undefined if the clause does not name them clearly. */
export function composeEvenTwo(clause: string, locale: Locale): string | undefined {
  const found = readAlternatives(clause, locale)
  return found && formatSageText(evenTwoText, locale, { first: found[0], second: found[1] })
}
