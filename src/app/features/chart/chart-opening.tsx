import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TermText } from '../../glossary/term-text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './chart-opening.module.css'
import { FirstSeal } from './first-seal.tsx'
import { useChartSummary, type ChartSummaryProps } from './use-chart-summary.ts'

interface ChartOpeningProps extends ChartSummaryProps {
  /** True for the first chart that the user ever sees. */
  isFirst?: boolean
}

/** Summary of the chart; a button opens an explanation of Bazi. */
export function ChartOpening({ isFirst = false, ...summary }: ChartOpeningProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { chart, isSouthern } = summary
  const thought = useChartSummary(summary)
  return (
    <div className={classes.root}>
      <div className={classes.first}>
        {isFirst && <FirstSeal chart={chart} thought={thought} />}
        <p className={classes.thought}>{thought}</p>
      </div>
      {!chart.pillars.hour && <p className={classes.note}>{t`时辰未详，这里按正午的三柱算。`}</p>}
      {isSouthern && <p className={classes.note}>{t`四季按北半球的节气说。生在南半球，当地的季节相反，盘仍照节气排。`}</p>}
      <button type="button" className={classes.ask} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`八字是什么？`}
      </button>
      <Sheet opened={isOpen} onClose={() => setOpen(false)} title={t`八字是什么？`} width={400}>
        <div className={classes.answer}>
          <p>
            <TermText text={t`出生那一刻用八个字记下来：年、月、日、时各两个字。像一枚只盖一次的邮戳，写明你是何时、在什么季节来的。`} />
          </p>
          <p>
            <TermText text={t`日柱上面那个字，代表你本人，叫日主。其余七个字都是站在你周围的人和事，先问它们对你是帮还是磨。`} />
          </p>
          <p>
            <TermText text={t`每个字都属木、火、土、金、水之一，分阴阳。点命盘上的任何一格，就看得到它叫什么、从哪里来、是什么意思。`} />
          </p>
        </div>
      </Sheet>
    </div>
  )
}
