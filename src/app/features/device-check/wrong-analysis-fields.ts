import { type Analysis, analyseChart, type ElementCode, names, scoreDay } from '#bazi/index.ts'
import type { AnalysisCase } from '#device/check/check-cases.ts'

/** Checked values of an analysis. */
export type CheckedAnalysisField = 'percent' | 'strength' | 'pattern' | 'favour' | 'elements' | 'stars' | 'relations' | 'day'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** True if all values differ by at most one last digit (`digit`): the cases were summed as floats, so ties may round differently. */
const isNear = (digit: number, got: readonly number[], want: readonly number[]) =>
  got.every((each, i) => Math.abs(each - want[i]!) < digit * 1.5)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
const hanOf = (element: ElementCode | null) => (element === null ? null : names.elements[element])

type Relations = readonly { readonly type: string; readonly positions: readonly number[]; readonly element: string | null }[]
const textsOf = (relations: Relations) => relations.map(({ type, positions, element }) => `${type} ${positions.join('')} ${element}`).sort()

function areStarsRight({ stars }: Analysis, want: AnalysisCase): boolean {
  return isSame(
    stars.map((codes) => codes.map((code) => names.stars[code]).sort()),
    want.stars.map((own) => [...own].sort()),
  )
}

function isDayRight({ pillars, day }: AnalysisCase): boolean {
  const { score, duty, god } = scoreDay(pillars, day)
  return isSame([score, names.duties[duty], names.pathGods[god]], [day.score, day.duty, day.god])
}

const sharesOf = ({ shares }: { readonly shares: Readonly<Record<string, number>> }) =>
  Object.keys(shares)
    .sort()
    .map((share) => shares[share]!)

/** Returns the names of the analysis values that differ from the case; empty if the case passes. */
export function findWrongAnalysisFields(want: AnalysisCase): readonly CheckedAnalysisField[] {
  const got = analyseChart(want.pillars)
  const isRight: Readonly<Record<CheckedAnalysisField, boolean>> = {
    // A tenth that rounding adds to one element is missing from another, so the sum must be exactly 100 %.
    percent: isNear(0.1, got.percent, want.percent) && Math.round(sumOf(want.percent) * 10) === 1000,
    strength:
      names.strengths[got.strength.class] === want.strength && isNear(0.1, [got.strength.s, ...sharesOf(got)], [want.S, ...sharesOf(want)]),
    pattern: names.patterns[got.pattern] === want.pattern,
    favour: isNear(0.01, got.favour, want.favour),
    elements: isSame([got.useful, got.joyful, got.adverse, got.enemy, got.idle].map(hanOf), [
      want.useful,
      want.joyful,
      want.adverse,
      want.enemy,
      want.idle,
    ]),
    stars: areStarsRight(got, want),
    relations: isSame(textsOf(got.relations.map((one) => ({ ...one, element: hanOf(one.element) }))), textsOf(want.interactions)),
    day: isDayRight(want),
  }
  return (Object.keys(isRight) as CheckedAnalysisField[]).filter((finding) => !isRight[finding])
}
