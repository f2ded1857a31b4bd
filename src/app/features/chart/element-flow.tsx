import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { elementOfStem, ELEMENTS, type Chart, type ElementCode } from '#bazi/index.ts'
import { FiveElementFlow } from '../../art/five-element-flow.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import classes from './element-flow.module.css'
import type { ElementShares } from './use-chart.ts'

const SIZE = 320

/** Diagram of the element shares and the flow between elements, with a summary sentence. */
export function ElementFlowDiagram({ chart, shares }: { chart: Chart; shares: ElementShares }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const sentence = useFlowSentence(findLongestFlow(shares))
  const marks = Object.fromEntries(
    ELEMENTS.map((element) => [
      element,
      <text key={element} className={classes.mark}>
        <tspan className={`el-${element}`}>{_(ELEMENT_LABELS[element])}</tspan>{' '}
        <tspan className={classes.percent}>{Math.round(shares[element] * 100)}</tspan>
      </text>,
    ]),
  ) as Record<ElementCode, ReactNode>
  return (
    <figure className={classes.root}>
      <div className={classes.plate}>
        <FiveElementFlow
          size={SIZE}
          shares={shares}
          self={elementOfStem(chart.pillars.day.stem)}
          blocked={listBlockedElements(shares)}
          label={t`五行流通`}
          className={classes.figure}
          marks={marks}
        />
      </div>
      <figcaption className={classes.sentence}>{sentence}</figcaption>
    </figure>
  )
}

/** Formats a run of elements that generate each other as a sentence: 火生土，土生金，至金而止。 */
function useFlowSentence(run: readonly ElementCode[]): string {
  const { t } = useLingui()
  const { _ } = useMessages()
  const words = run.map((element) => _(ELEMENT_LABELS[element]))
  if (words.length === 1) return t`五行各守其位，往来不多。`
  const feeds = words.slice(1).map((taker, at) => t({ message: `${words[at]!}生${taker}`, context: 'flow' }))
  const passage = feeds.reduce((before, next) => t({ message: `${before}，${next}`, context: 'flow' }))
  const last = words.at(-1)!
  return run.length > 5 ? t`${passage}，周流不息。` : t`${passage}，至${last}而止。`
}

/** Share below which an element blocks the flow: it neither generates nor is generated. */
const BLOCKED_BELOW = 0.05
/** Share below which an element is not named as the start of a flow. */
const STARTS_FROM = 0.09

/** Returns the element that `element` generates. */
const nextOf = (element: ElementCode) => ELEMENTS[(ELEMENTS.indexOf(element) + 1) % 5]!

/** Lists the elements whose outgoing flow is blocked, because they or the elements they generate have almost no share. */
export function listBlockedElements(shares: ElementShares): readonly ElementCode[] {
  return ELEMENTS.filter((giver) => Math.min(shares[giver], shares[nextOf(giver)]) < BLOCKED_BELOW)
}

/**
 * Returns the longest run of elements that generate each other; of equal runs, the one with more share. A full circle ends with its first
 * element.
 */
export function findLongestFlow(shares: ElementShares): readonly ElementCode[] {
  const blocked = listBlockedElements(shares)
  const weight = (run: readonly ElementCode[]) => run.reduce((sum, element) => sum + shares[element], run.length * 10)
  const runs = ELEMENTS.filter((start) => shares[start] >= STARTS_FROM).map((start) => {
    const run = [start]
    while (run.length <= 5 && !blocked.includes(run.at(-1)!)) run.push(nextOf(run.at(-1)!))
    return run
  })
  return runs.toSorted((a, b) => weight(b) - weight(a))[0]!
}
