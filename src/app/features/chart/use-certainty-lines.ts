import { secondsInMinute } from 'date-fns/constants'
import type { Certainty, Held, Margin, Statement } from '#bazi/index.ts'
import { type Archive, CHOSEN_WITHIN } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { CERTAINTY_LABELS } from '../../terms/certainty-labels.ts'
import { listTextOf } from '../../terms/list.ts'
import { standingBeside, statementTextsOf } from '../../terms/statements.ts'
import { timeSpanOf } from '../../terms/time-spans.ts'
import { toldWithinText } from '../../terms/told-within.ts'
import type { CastArchive } from './use-chart.ts'

/** How near the borders of a chart are, and what stands if the birth was a little earlier or later: a sentence each. */
export function useCertaintyLines({ told_within }: Archive, { chart }: CastArchive, certainty: Certainty): readonly string[] {
  const said = useMessages()
  const { _, locale } = said
  const words = CERTAINTY_LABELS[locale]
  const textOf = (statements: readonly Statement[]) => listTextOf(locale, statementTextsOf(_, statements))
  const nearest = ({ since, until }: Margin) => timeSpanOf(_, Math.min(since, until))

  function marginLines({ doubleHour, day, strength }: Certainty['margins']): string[] {
    const percent = (Math.min(strength.down ?? Infinity, strength.up ?? Infinity) / 10).toFixed(1)
    const toClass = words.toClass(percent)
    if (!doubleHour || !day) return [toClass]
    const [toHour, toDay] = [nearest(doubleHour), nearest(day)]
    return [words.toBorders(toHour, toDay), toClass]
  }
  function heldLines({ minutes, holds }: Span): string[] {
    const held = textOf(holds)
    if (holds.length === 0) return []
    return [minutes === null ? words.heldAtAnyHour(held) : words.heldWithin(minutes, held)]
  }
  function turnedLines({ minutes, turned }: Span): string[] {
    const changed = textOf(turned)
    if (turned.length === 0) return []
    return [minutes === null ? words.turnedByHour(changed) : words.turnedWithin(minutes, changed)]
  }
  function toldLines(): string[] {
    // A copy from before that was asked for has none, rather than null.
    const seconds = told_within ?? null
    if (seconds === null || chart.pillars.hour === null) return []
    const within = toldWithinText(said, seconds)
    const span = spanOf(certainty, seconds / secondsInMinute)
    return [words.told(within), ...heldLines(span), ...turnedLines(span)]
  }
  // Whoever has chosen a side is not told any more what stands on others.
  if (told_within === CHOSEN_WITHIN && chart.pillars.hour !== null) return [words.chosen, ...marginLines(certainty.margins)]
  const { standing, turning } = spansOf(certainty)
  const lines = [
    ...toldLines(),
    ...marginLines(certainty.margins),
    ...(standing ? heldLines(standing) : []),
    ...turning.flatMap(turnedLines),
  ]
  // What was said of the told time is not said again.
  return [...new Set(lines)]
}

interface Span {
  readonly minutes: number | null
  readonly holds: readonly Statement[]
  readonly turned: readonly Statement[]
}

/** What stands and what turns within so many minutes on either side, both ends within; null: at any time of the day. */
function spanOf({ statements }: Certainty, minutes: number | null): Span {
  const reach = minutes === null ? Infinity : minutes * secondsInMinute
  const told = Object.entries(statements).flatMap(([one, held]) => (held ? [{ one: one as Statement, held }] : []))
  const isBeyond = (seconds: number | null) => seconds === null || seconds > reach
  const isHeld = ({ earlier, later }: Held) => isBeyond(earlier) && isBeyond(later)
  const namesOf = (some: typeof told) => some.map(({ one }) => one)
  const turned = namesOf(told.filter(({ held }) => !isHeld(held)))
  return { minutes, holds: standingBeside(namesOf(told.filter(({ held }) => isHeld(held))), turned), turned }
}

/**
 * The widest window in which all stands, or the narrowest where something turns in each; and the windows in which more turns
 * than in the one before.
 */
function spansOf(certainty: Certainty) {
  const spans = certainty.windows.map(({ minutes }) => spanOf(certainty, minutes))
  const standing = spans.findLast(({ turned }) => turned.length === 0) ?? spans[0]
  const turning = spans.filter(({ turned }, at) => turned.length > (spans[at - 1]?.turned.length ?? 0))
  return { standing, turning }
}
