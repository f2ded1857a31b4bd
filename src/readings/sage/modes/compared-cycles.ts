/** Comparison of a luck cycle with the one before or after it. */
import { formatPair } from '../../facts/format-names.ts'
import type { AnswerPiece, Citation } from '../piece.ts'
import { formatSageText } from '../said.ts'
import { cycleCompareTexts } from '../text/heads.ts'
import type { PreparedQuestion } from './matter.ts'

const BETTER = /比|更|\b(better|worse|compared?)\b/
const LAST = /(上|前)一?(步|个|轮|十年)|\b(last|previous|one before)\b/
const NEXT = /下一?(步|个|轮|十年)|\b(next|following)\b/
/** Difference of scores from which one cycle is better than another. */
const CLEAR = 3

/** Compares the cycle of the question (or of the one before, or the present one) with its neighbour; undefined if not asked. */
export function comparedCycles({ text, person, locale, pair, before }: PreparedQuestion): AnswerPiece | undefined {
  const step = LAST.test(text) ? -1 : NEXT.test(text) ? 1 : 0
  if (step === 0 || !BETTER.test(text)) return undefined
  const placed = before?.placed
  const index = pair ?? (placed !== undefined && 'pair' in placed ? placed.pair : undefined)
  const at = index === undefined ? person.currentCycleIndex : person.chart.luck.pillars.findIndex((pillar) => pillar.index === index)
  const [one, other] = [person.cycle(at), person.cycle(at + step)]
  if (one === null || other === null) return undefined
  const [score, otherScore] = [person.scoreOf(one.luck).score, person.scoreOf(other.luck).score]
  const key = Math.abs(score - otherScore) < CLEAR ? 'even' : score > otherScore ? 'better' : 'worse'
  const [name, otherName] = [formatPair(one.pillar, locale), formatPair(other.pillar, locale)]
  const cites = [one, other].map((cycle): Citation => ({
    to: 'cycle',
    ref: String(cycle.luck.startYear),
    label: formatPair(cycle.pillar, locale),
  }))
  const slots = { cycle: name, score: String(score), other: otherName, otherScore: String(otherScore) }
  return { kind: 'line', text: formatSageText(cycleCompareTexts[key], locale, slots), cites }
}
