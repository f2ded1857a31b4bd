import { useLingui } from '@lingui/react/macro'
import { secondsInMinute } from 'date-fns/constants'
import { type Archive, EXACT_TIME_PRECISION } from '#contract/archive.ts'
import type { Certainty, StatementMargin, Margin, Statement } from '#bazi/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BOUNDARY_DISTANCE_SENTENCES, filterUnchangedStatements, listStatementNames } from '../../terms/certainty-labels.ts'
import { formatList } from '../../terms/list.ts'
import { formatTimeSpan } from '../../terms/time-spans.ts'
import { formatTimePrecision } from '../../terms/time-precision.ts'
import { findBoundary, type BoundaryType } from './boundary.ts'
import { ReceiptDetails } from './receipt-steps.tsx'
import classes from './receipt-sheet.module.css'
import type { ChartWithReceipt } from './use-chart.ts'

interface ReceiptCertaintyProps {
  archive: Archive
  lines: readonly string[]
  onCompare: (type: BoundaryType) => void
}

/** Receipt step on the certainty of the chart; has a button to reopen a boundary for which the user has chosen a side. */
export function ReceiptCertainty({ archive, lines, onCompare }: ReceiptCertaintyProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const decided = archive.told_within === EXACT_TIME_PRECISION ? findBoundary(archive) : undefined
  return (
    <section className={classes.step} aria-label={t`有多准`}>
      <span className={classes.label}>{t`有多准`}</span>
      <div>
        <ReceiptDetails lines={lines} />
        {decided && (
          <button type="button" className={classes.again} onClick={() => onCompare(decided.type)}>
            {BOUNDARY_DISTANCE_SENTENCES[locale].seeBoth}
          </button>
        )}
      </div>
    </section>
  )
}

/** Returns sentences on how close the boundaries are, and on what changes for a slightly earlier or later birth. */
export function useCertaintySentences({ told_within }: Archive, { chart }: ChartWithReceipt, certainty: Certainty): readonly string[] {
  const messages = useMessages()
  const { _, locale } = messages
  const labels = BOUNDARY_DISTANCE_SENTENCES[locale]
  const textOf = (statements: readonly Statement[]) => formatList(locale, listStatementNames(_, statements))
  const nearest = ({ since, until }: Margin) => formatTimeSpan(_, Math.min(since, until))

  function marginLines({ doubleHour, day, strength }: Certainty['margins']): string[] {
    const percent = (Math.min(strength.down ?? Infinity, strength.up ?? Infinity) / 10).toFixed(1)
    const toClass = labels.toClass(percent)
    if (!doubleHour || !day) return [toClass]
    const [toHour, toDay] = [nearest(doubleHour), nearest(day)]
    return [labels.toBorders(toHour, toDay), toClass]
  }
  function heldLines({ minutes, holds }: Span): string[] {
    const held = textOf(holds)
    if (holds.length === 0) return []
    return [minutes === null ? labels.heldAtAnyHour(held) : labels.heldWithin(minutes, held)]
  }
  function turnedLines({ minutes, turned }: Span): string[] {
    const changed = textOf(turned)
    if (turned.length === 0) return []
    return [minutes === null ? labels.turnedByHour(changed) : labels.turnedWithin(minutes, changed)]
  }
  function statedLines(): string[] {
    // `told_within` is undefined in archives stored before the field existed.
    const seconds = told_within ?? null
    if (seconds === null || chart.pillars.hour === null) return []
    const within = formatTimePrecision(messages, seconds)
    const span = computeSpan(certainty, seconds / secondsInMinute)
    return [labels.told(within), ...heldLines(span), ...turnedLines(span)]
  }
  // Omits the other side of a boundary once the user has chosen a side.
  if (told_within === EXACT_TIME_PRECISION && chart.pillars.hour !== null) return [labels.chosen, ...marginLines(certainty.margins)]
  const { standing, turning } = selectSpans(certainty)
  const lines = [
    ...statedLines(),
    ...marginLines(certainty.margins),
    ...(standing ? heldLines(standing) : []),
    ...turning.flatMap(turnedLines),
  ]
  // Removes duplicates of the sentences about the stated precision.
  return [...new Set(lines)]
}

interface Span {
  readonly minutes: number | null
  readonly holds: readonly Statement[]
  readonly turned: readonly Statement[]
}

/** Computes which statements hold and which change within `minutes` before or after the birth, inclusive; null: at any time of the day. */
function computeSpan({ statements }: Certainty, minutes: number | null): Span {
  const reach = minutes === null ? Infinity : minutes * secondsInMinute
  const known = Object.entries(statements).flatMap(([one, held]) => (held ? [{ one: one as Statement, held }] : []))
  const isBeyond = (seconds: number | null) => seconds === null || seconds > reach
  const isHeld = ({ earlier, later }: StatementMargin) => isBeyond(earlier) && isBeyond(later)
  const namesOf = (some: typeof known) => some.map(({ one }) => one)
  const turned = namesOf(known.filter(({ held }) => !isHeld(held)))
  return { minutes, holds: filterUnchangedStatements(namesOf(known.filter(({ held }) => isHeld(held))), turned), turned }
}

/** Selects the widest window without changes (else the narrowest one), and every window with more changes than the window before it. */
function selectSpans(certainty: Certainty) {
  const spans = certainty.windows.map(({ minutes }) => computeSpan(certainty, minutes))
  const standing = spans.findLast(({ turned }) => turned.length === 0) ?? spans[0]
  const turning = spans.filter(({ turned }, at) => turned.length > (spans[at - 1]?.turned.length ?? 0))
  return { standing, turning }
}
