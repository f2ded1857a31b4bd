import { useMemo } from 'react'
import { useLingui } from '@lingui/react/macro'
import { type Certainty, certaintyOf, type Margin, type Statement } from '#bazi/index.ts'
import { useWords } from '../../language/use-words.ts'
import { listTextOf } from '../../terms/list.ts'
import { statementTextsOf } from '../../terms/statements.ts'
import { timeSpanOf } from '../../terms/time-spans.ts'
import type { CastArchive } from './use-chart.ts'

/** How near the borders of a chart are, and what stands if the birth was a little earlier or later: a sentence each. */
export function useCertaintyLines({ chart }: CastArchive): readonly string[] {
  const { t } = useLingui()
  const { _, locale } = useWords()
  const certainty = useMemo(() => certaintyOf(chart), [chart])
  const textOf = (statements: readonly Statement[]) => listTextOf(locale, statementTextsOf(_, statements))
  const nearest = ({ since, until }: Margin) => timeSpanOf(_, Math.min(since, until))

  function marginLines({ doubleHour, day, strength }: Certainty['margins']): string[] {
    const percent = (Math.min(strength.down ?? Infinity, strength.up ?? Infinity) / 10).toFixed(1)
    const toClass = t`旺衰离相邻一级 ${percent} %。`
    if (!doubleHour || !day) return [toClass]
    const [toHour, toDay] = [nearest(doubleHour), nearest(day)]
    return [t`离最近的时辰交界 ${toHour}，离换日 ${toDay}。`, toClass]
  }
  function windowLines(): string[] {
    const { standing, turning } = spansOf(certainty)
    const stands = (standing ? [standing] : []).map(({ minutes, holds }) => {
      const held = textOf(holds)
      return minutes === null ? t`当天不论几时，${held}不变。` : t`早晚 ${minutes} 分钟内，${held}不变。`
    })
    const turns = turning.map(({ minutes, turned }) => {
      const changed = textOf(turned)
      return minutes === null ? t`看生在几时，${changed}可能不同。` : t`早晚 ${minutes} 分钟内，${changed}可能不同。`
    })
    return [...stands, ...turns]
  }
  return [...marginLines(certainty.margins), ...windowLines()]
}

/**
 * The widest window in which all stands, or the narrowest where something turns in each; and the windows in which more turns
 * than in the one before.
 */
function spansOf({ windows, statements }: Certainty) {
  const told = (Object.keys(statements) as Statement[]).filter((one) => statements[one] !== null)
  const spans = windows.map(({ minutes, holds }) => ({ minutes, holds, turned: told.filter((one) => !holds.includes(one)) }))
  const standing = spans.findLast(({ turned }) => turned.length === 0) ?? spans[0]
  const turning = spans.filter(({ turned }, at) => turned.length > (spans[at - 1]?.turned.length ?? 0))
  return { standing: standing?.holds.length ? standing : undefined, turning }
}
