import type { Run, RunReason } from '#readings/daily/index.ts'
import type { Messages } from '../language/use-messages.ts'
import { dateFormatters } from './date.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { FAVOUR_ROLE_LABELS } from './favour-roles.ts'
import { DAY_STRETCH_LABELS, type DayStretchKind } from './run-labels.ts'

/** Formats the days of a stretch: 10月16日到10月20日，五天，平均 72. */
export function formatDayStretch({ locale }: Messages, { days, mean }: Run): string {
  const [from, to] = [days[0]!, days.at(-1)!].map(({ date }) => dateFormatters[locale].inYear(date)) as [string, string]
  return DAY_STRETCH_LABELS[locale].span(from, to, days.length, Math.round(mean))
}

/** Formats the reason and advice for a stretch: 其中三天有水，水是你的用神。要紧的事可以往这里排。 */
export function formatDayStretchAdvice(messages: Messages, kind: DayStretchKind, { reason }: Run): string {
  const { advice, text } = DAY_STRETCH_LABELS[messages.locale]
  return text(...(reason ? [formatRunReason(messages, reason)] : []), advice[kind])
}

function formatRunReason({ _, locale }: Messages, reason: RunReason): string {
  const { element, meetings, pillars, within } = DAY_STRETCH_LABELS[locale]
  if ('element' in reason) return element(within(reason.days), _(ELEMENT_LABELS[reason.element]), _(FAVOUR_ROLE_LABELS[reason.role]))
  return meetings[reason.code](within(reason.days), reason.pillar === null ? '' : pillars[reason.pillar])
}
