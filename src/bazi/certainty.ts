import type { Verdict } from './analysis.ts'
import { verdictOf } from './analysis.ts'
import { checkChart } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { clockSecondsOf, DAY_SECONDS, secondsWithin } from './calendar.ts'
import type { Piece } from './certainty-pieces.ts'
import { piecesOf } from './certainty-pieces.ts'
import type { Chart, PillarPlace } from './chart.ts'
import type { UsefulElements } from './favour.ts'
import type { Margins } from './margins.ts'
import { marginsOf } from './margins.ts'
import { natalOf } from './natal.ts'
import { pillarTextsOf } from './pillar-texts.ts'
import { ENGINE_VERSION, RULE_SET } from './rules.ts'

/** What a chart states: its pillars, the class of its strength, its pattern, its elements by use, and the ten pairs of its luck. */
export type Statement = PillarPlace | 'strength' | 'pattern' | keyof UsefulElements | 'luck'

/** How many seconds earlier, and later, a birth has first another statement; null: none as far as the widest window goes. */
export interface Held {
  readonly earlier: number | null
  readonly later: number | null
}

/** What stands if the birth was at most so many minutes earlier or later. */
export interface Window {
  /** Minutes on either side; null: any time of the day of birth, whose hour is unknown. */
  readonly minutes: number | null
  /** Statements that every birth in the window shares with the one told. */
  readonly holds: readonly Statement[]
  /** The most days that luck begins earlier or later than told. */
  readonly luckDays: number
}

/** How sure a chart is: how near each border is, and what stands if the birth was a little earlier or later. */
export interface Certainty {
  readonly engine: string
  readonly rules: string
  readonly input: BirthInput
  readonly margins: Margins
  /** null: the hour pillar of an unknown hour. */
  readonly statements: Readonly<Record<Statement, Held | null>>
  /** The narrowest first; one alone for an unknown hour. */
  readonly windows: readonly Window[]
}

export const CERTAINTY_MINUTES: readonly number[] = [5, 15, 60]

type Stated = Readonly<Record<Statement, string | null>>

/**
 * How sure a chart is by itself: no clock change is thought of, since the engine knows no zones. Every birth
 * within the windows is cast, by stretches that share all: what is said is exact, not sampled.
 * @throws BadInput for what is no chart, and as `castChart` for its input
 */
export function certaintyOf(chart: Chart): Certainty {
  checkChart(chart)
  const { civilSeconds } = birthOf(chart.input)
  const isKnown = chart.pillars.hour !== null
  const sinceMidnight = secondsWithin(civilSeconds, DAY_SECONDS)
  const widest = Math.max(...CERTAINTY_MINUTES) * 60
  const [from, to] = isKnown ? [-widest, widest] : [-sinceMidnight, DAY_SECONDS - 1 - sinceMidnight]
  const pieces = piecesOf(chart.input, from, to)
  const own = pieces.find((piece) => piece.from <= 0 && piece.to >= 0)!
  const verdictAt = verdictsKept()
  const statedBy = new Map(pieces.map((piece) => [piece, statedOf(piece.chart, verdictAt(piece.chart))]))
  const told = statedBy.get(own)!
  const heldOf = (statement: Statement) => {
    const others = pieces.filter((piece) => statedBy.get(piece)![statement] !== told[statement])
    const before = others.findLast((piece) => piece.to < 0)
    return { earlier: before ? -before.to : null, later: others.find((piece) => piece.from > 0)?.from ?? null }
  }
  const statements = Object.keys(told) as Statement[]
  const held = Object.fromEntries(statements.map((one) => [one, told[one] === null ? null : heldOf(one)])) as Certainty['statements']
  const windowOf = (minutes: number | null): Window => {
    const reach = minutes === null ? Infinity : minutes * 60
    const isHeld = (one: Held | null) => one !== null && isBeyond(one.earlier, reach) && isBeyond(one.later, reach)
    return { minutes, holds: statements.filter((one) => isHeld(held[one])), luckDays: luckDaysOf(pieces, own, reach) }
  }
  return {
    engine: ENGINE_VERSION,
    rules: RULE_SET,
    input: chart.input,
    margins: marginsOf(chart, verdictAt(chart)),
    statements: held,
    windows: (isKnown ? CERTAINTY_MINUTES : [null]).map(windowOf),
  }
}

const isBeyond = (seconds: number | null, reach: number) => seconds === null || seconds > reach

function statedOf(chart: Chart, verdict: Verdict): Stated {
  const { useful, joyful, adverse, enemy, idle, pattern, strength } = verdict
  const luck = chart.luck.pillars.map(({ ganzhi }) => ganzhi).join()
  return { ...pillarTextsOf(chart), strength: strength.class, pattern, useful, joyful, adverse, enemy, idle, luck }
}

/** The verdict of a chart, reckoned once for those of the same pillars. */
function verdictsKept(): (chart: Chart) => Verdict {
  const kept = new Map<string, Verdict>()
  return (chart) => {
    // All are of one school, and by the days of command they may part within one month.
    const key = [...Object.values(pillarTextsOf(chart)), chart.pillars.school?.daysSinceJie].join()
    const verdict = kept.get(key) ?? verdictOf(natalOf(chart))
    kept.set(key, verdict)
    return verdict
  }
}

const startDaysOf = ({ chart }: Piece) => clockSecondsOf(`${chart.luck.startDate}T00:00:00`, 'startDate') / DAY_SECONDS

function luckDaysOf(pieces: readonly Piece[], own: Piece, reach: number): number {
  const within = pieces.filter(({ from, to }) => from <= reach && to >= -reach)
  return Math.max(...within.map((piece) => Math.abs(startDaysOf(piece) - startDaysOf(own))))
}
