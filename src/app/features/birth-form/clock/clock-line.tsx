import { useLingui } from '@lingui/react/macro'
import { wallMsOf } from '#places/index.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import type { ClockChangeQuestion } from '../draft/stated-birth.ts'
import classes from './clock-question.module.css'

const LEFT = 24
const STEP = 98
const UPPER = 30
const LOWER = 88

function Ticks({ from, to, y }: { from: number; to: number; y: number }) {
  const ticks = Array.from({ length: (to - from) * 4 + 1 }, (_, k) => `M${LEFT + (from + k / 4) * STEP} ${y}v${k % 4 === 0 ? 8 : 4}`)
  return <path d={`M${LEFT + from * STEP} ${y}H${LEFT + to * STEP}${ticks.join('')}`} stroke="var(--ink-1)" fill="none" />
}

function Dot({ at, y, text }: { at: number; y: number; text: string }) {
  const x = LEFT + at * STEP
  return (
    <g>
      <circle cx={x} cy={y} r="11" fill="var(--sheet)" stroke="var(--ink-1)" strokeWidth="1.5" />
      <text x={x} y={y + 5} textAnchor="middle" className={classes.dot}>
        {text}
      </text>
    </g>
  )
}

/** Drawing of a clock change as a time line: folded back where clock times repeat, interrupted where they are skipped. */
export function ClockChangeTimeline({ question: { kind, local, from, to, readings } }: { question: ClockChangeQuestion }) {
  const { t } = useLingui()
  const { hourMinute } = createClockFormatter(useMessages())
  const [before, after] = [hourMinute(from), hourMinute(to)]
  const start = Math.min(wallMsOf(from), wallMsOf(to))
  const stretch = Math.abs(wallMsOf(to) - wallMsOf(from))
  // The line starts one interval before the change and ends one after it; positions 1 and 2 are the interval's edges.
  const at = (time: string) => (wallMsOf(time) - start) / stretch + 1
  const label = (edge: number, y: number) => (
    <text x={LEFT + edge * STEP} y={y} textAnchor="middle">
      {hourMinute(new Date(start + (edge - 1) * stretch).toISOString())}
    </text>
  )
  const [first, second] = readings
  if (kind === 'gap')
    return (
      <svg className={classes.line} viewBox="0 0 342 76" role="img" aria-label={t`钟表从 ${before} 拨到 ${after}`}>
        <Ticks from={0} to={1} y={UPPER} />
        <path d={`M${LEFT + STEP} ${UPPER}h${STEP}`} stroke="var(--ink-3)" strokeDasharray="2 3.5" />
        <Ticks from={2} to={3} y={UPPER} />
        {[0, 1, 2, 3].map((edge) => (
          <g key={edge}>{label(edge, 62)}</g>
        ))}
        <Dot at={at(first.local)} y={UPPER} text="1" />
        <Dot at={at(second.local)} y={UPPER} text="2" />
      </svg>
    )
  const [right, middle, left] = [LEFT + 2 * STEP, LEFT + 1.5 * STEP, LEFT + STEP]
  return (
    <svg className={classes.line} viewBox="0 0 342 118" role="img" aria-label={t`钟表从 ${before} 拨回 ${after}`}>
      <Ticks from={0} to={2} y={UPPER} />
      <Ticks from={1} to={3} y={LOWER} />
      <path
        d={`M${right} ${UPPER}C${right + 52} ${UPPER} ${right + 34} 60 ${middle} 60S${left - 52} ${LOWER} ${left - 3} ${LOWER}M${left - 9} ${LOWER - 4}l6 4-6 4`}
        fill="none"
        stroke="var(--ink-3)"
        strokeDasharray="2 3.5"
      />
      {label(0, 54)}
      {label(1, 54)}
      {label(2, 16)}
      {label(1, 114)}
      {label(2, 114)}
      {label(3, 114)}
      <Dot at={at(local)} y={UPPER} text="1" />
      <Dot at={at(local)} y={LOWER} text="2" />
    </svg>
  )
}
