import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { elementOfStem, ELEMENTS, type Chart, type ElementCode } from '#bazi/index.ts'
import { FiveFlow } from '../../art/five-flow.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS } from '../../terms/elements.ts'
import classes from './chart-flow.module.css'
import { listBlockedElements, findLongestFlow, type ElementShares } from './element-flow.ts'
import { useFlowSentence } from './use-flow-sentence.ts'

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
        <FiveFlow
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
