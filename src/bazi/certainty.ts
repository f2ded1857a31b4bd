import type { CoreAnalysis } from './analysis.ts'
import { computeCoreAnalysis } from './analysis.ts'
import { checkChart } from './bad-input.ts'
import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { parseLocalTime, DAY_SECONDS, positiveModulo } from './calendar.ts'
import type { BirthInterval } from './certainty-pieces.ts'
import { splitBirthWindow } from './certainty-pieces.ts'
import type { Chart, PillarPlace } from './chart.ts'
import type { UsefulElements } from './favour.ts'
import type { Margins } from './margins.ts'
import { computeBoundaryMargins } from './margins.ts'
import { natalNumbersOf } from './natal.ts'
import { pillarTextsOf } from './pillar-texts.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'

/** Statements of a chart: each pillar, strength class, pattern, the elements by role (useful … idle), and the ten luck pillars. */
export type Statement = PillarPlace | 'strength' | 'pattern' | keyof UsefulElements | 'luck'

/** Fewest seconds by which an earlier or a later birth changes the statement; null: unchanged within the widest window. */
export interface StatementMargin {
  readonly earlier: number | null
  readonly later: number | null
}

/** What remains true if the birth was up to `minutes` earlier or later. */
export interface CertaintyWindow {
  /** Minutes on either side; null: any time of the day of birth (unknown hour). */
  readonly minutes: number | null
  /** Statements that are the same for every birth in the window. */
  readonly holds: readonly Statement[]
  /** Largest number of days by which luck begins earlier or later. */
  readonly luckDays: number
}

/** How certain a chart is: its distance from each border, and which statements hold if the birth was slightly earlier or later. */
export interface Certainty extends Stamped {
  readonly input: BirthInput
  readonly margins: Margins
  /** Margin of each statement; null for the hour pillar of an unknown hour. */
  readonly statements: Readonly<Record<Statement, StatementMargin | null>>
  /** One window per entry of CERTAINTY_MINUTES; for an unknown hour a single one, the day of birth. */
  readonly windows: readonly CertaintyWindow[]
}

export const CERTAINTY_MINUTES: readonly number[] = [5, 15, 60]

type StatementValues = Readonly<Record<Statement, string | null>>

/** Computes how certain a chart is, exactly and without sampling. Clock changes are not considered. @throws BadInput as `castChart` */
export function certaintyOf(chart: Chart): Certainty {
  checkChart(chart)
  const { civilSeconds } = parseBirthInput(chart.input)
  const isKnown = chart.pillars.hour !== null
  const sinceMidnight = positiveModulo(civilSeconds, DAY_SECONDS)
  const widest = Math.max(...CERTAINTY_MINUTES) * 60
  const [from, to] = isKnown ? [-widest, widest] : [-sinceMidnight, DAY_SECONDS - 1 - sinceMidnight]
  const pieces = splitBirthWindow(chart.input, from, to)
  const own = pieces.find((piece) => piece.from <= 0 && piece.to >= 0)!
  const verdictAt = createVerdictCache()
  const statedBy = new Map(pieces.map((piece) => [piece, statementsOf(piece.chart, verdictAt(piece.chart))]))
  const ownValues = statedBy.get(own)!
  const heldOf = (statement: Statement) => {
    const others = pieces.filter((piece) => statedBy.get(piece)![statement] !== ownValues[statement])
    const before = others.findLast((piece) => piece.to < 0)
    return { earlier: before ? -before.to : null, later: others.find((piece) => piece.from > 0)?.from ?? null }
  }
  const statements = Object.keys(ownValues) as Statement[]
  const held = Object.fromEntries(statements.map((one) => [one, ownValues[one] === null ? null : heldOf(one)])) as Certainty['statements']
  const windowOf = (minutes: number | null): CertaintyWindow => {
    const reach = minutes === null ? Infinity : minutes * 60
    const isHeld = (one: StatementMargin | null) => one !== null && isBeyond(one.earlier, reach) && isBeyond(one.later, reach)
    return { minutes, holds: statements.filter((one) => isHeld(held[one])), luckDays: luckDaysOf(pieces, own, reach) }
  }
  return {
    ...VERSION_STAMP,
    input: chart.input,
    margins: computeBoundaryMargins(chart, verdictAt(chart)),
    statements: held,
    windows: (isKnown ? CERTAINTY_MINUTES : [null]).map(windowOf),
  }
}

const isBeyond = (seconds: number | null, reach: number) => seconds === null || seconds > reach

function statementsOf(chart: Chart, verdict: CoreAnalysis): StatementValues {
  const { useful, joyful, adverse, enemy, idle, pattern, strength } = verdict
  const luck = chart.luck.pillars.map(({ ganzhi }) => ganzhi).join()
  return { ...pillarTextsOf(chart), strength: strength.class, pattern, useful, joyful, adverse, enemy, idle, luck }
}

/** Returns a function that computes the verdict of a chart, cached by its pillars. */
function createVerdictCache(): (chart: Chart) => CoreAnalysis {
  const verdicts = new Map<string, CoreAnalysis>()
  return (chart) => {
    // `daysSinceJie` is part of the key: under a school with days of command, equal pillars can have different verdicts.
    const key = [...Object.values(pillarTextsOf(chart)), chart.pillars.school?.daysSinceJie].join()
    const verdict = verdicts.get(key) ?? computeCoreAnalysis(natalNumbersOf(chart))
    verdicts.set(key, verdict)
    return verdict
  }
}

const startDaysOf = ({ chart }: BirthInterval) => parseLocalTime(`${chart.luck.startDate}T00:00:00`, 'startDate') / DAY_SECONDS

function luckDaysOf(pieces: readonly BirthInterval[], own: BirthInterval, reach: number): number {
  const within = pieces.filter(({ from, to }) => from <= reach && to >= -reach)
  return Math.max(...within.map((piece) => Math.abs(startDaysOf(piece) - startDaysOf(own))))
}
