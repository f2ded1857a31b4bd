import type { Run, RunReason } from '#readings/daily/index.ts'
import type { Words } from '../language/use-words.ts'
import { dateWords } from './date.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { FAVOUR_ROLE_WORDS } from './favour-roles.ts'
import { RUN_WORDS, type RunKind } from './run-words.ts'

/** 10月16日到10月20日，五天，平均 72 */
export function runSpanOf({ locale }: Words, { days, mean }: Run): string {
  const [from, to] = [days[0]!, days.at(-1)!].map(({ date }) => dateWords[locale].inYear(date)) as [string, string]
  return RUN_WORDS[locale].span(from, to, days.length, Math.round(mean))
}

/** 其中三天有水，水是你的用神。要紧的事可以往这里排。 */
export function runTextOf(words: Words, kind: RunKind, { reason }: Run): string {
  const { advice, text } = RUN_WORDS[words.locale]
  return text(...(reason ? [reasonTextOf(words, reason)] : []), advice[kind])
}

function reasonTextOf({ _, locale }: Words, reason: RunReason): string {
  const { element, meetings, pillars, within } = RUN_WORDS[locale]
  if ('element' in reason) return element(within(reason.days), _(ELEMENT_WORDS[reason.element]), _(FAVOUR_ROLE_WORDS[reason.role]))
  return meetings[reason.code](within(reason.days), reason.pillar === null ? '' : pillars[reason.pillar])
}
