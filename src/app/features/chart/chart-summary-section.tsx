import { useLingui } from '@lingui/react/macro'
import { useState, useEffect } from 'react'
import { ELEMENTS, elementOfStem, polarityOfStem, type Chart } from '#bazi/index.ts'
import { TermText } from '../../glossary/term-text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { ELEMENT_LABELS, POLARITY_LABELS } from '../../terms/elements.ts'
import { formatList } from '../../terms/list.ts'
import { PillarSeal } from '../../art/pillar-seal.tsx'
import classes from './chart-summary-section.module.css'
import type { ElementShares } from './use-chart.ts'
import { BIRTH_SEASON_LABELS } from '../../terms/seasons.ts'
import { stemTextOf } from '../../terms/stems-branches.ts'

interface ChartOpeningProps extends ChartSummaryProps {
  /** True for the first chart that the user ever sees. */
  isFirst?: boolean
}

/** Summary of the chart; a button opens an explanation of Bazi. */
export function ChartSummarySection({ isFirst = false, ...summary }: ChartOpeningProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { chart, isSouthern } = summary
  const thought = useChartSummary(summary)
  return (
    <div className={classes.root}>
      <div className={classes.first}>
        {isFirst && <FirstChartSeal chart={chart} thought={thought} />}
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

interface ChartSummaryProps {
  chart: Chart
  shares: ElementShares
  /** True for a birth south of the equator, where the seasons are the reverse of the almanac's. */
  isSouthern: boolean
  /** True for an unknown hour on a day when the month changes. */
  isMonthOpen: boolean
}

/** Returns the summary sentence of a chart: day master, season of birth, and element with the largest share. */
function useChartSummary({ chart, shares, isSouthern, isMonthOpen }: ChartSummaryProps): string {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { day, month } = chart.pillars
  const [stem, element] = [stemTextOf(_, day.stem), _(ELEMENT_LABELS[elementOfStem(day.stem)])]
  const polarity = _(POLARITY_LABELS[polarityOfStem(day.stem)])
  const season = _(BIRTH_SEASON_LABELS[month.branch])
  const share = Math.max(...Object.values(shares))
  const heaviest = ELEMENTS.filter((each) => shares[each] === share).map((each) => _(ELEMENT_LABELS[each]))
  const [most, percent] = [formatList(locale, heaviest), Math.round(share * 100)]
  const when = isMonthOpen
    ? t`日主${stem}，${polarity}${element}。`
    : isSouthern
      ? t`日主${stem}，${polarity}${element}，月令属${season}。`
      : t`日主${stem}，${polarity}${element}，生在${season}。`
  return when + (heaviest.length > 1 ? t`五行里${most}一样重，各占 ${percent}%。` : t`五行里${most}最重，占 ${percent}%。`)
}

/** Animated seal beside the summary of the user's first chart; announces the summary to screen readers. */
function FirstChartSeal({ chart: { pillars }, thought }: { chart: Chart; thought: string }) {
  const texts = [pillars.year, pillars.month, pillars.day, pillars.hour].map((pillar) => pillar?.ganzhi ?? '')
  const [announced, setAnnounced] = useState('')
  // Sets the text after mount: screen readers announce only changes in a live region that already exists.
  useEffect(() => setAnnounced(thought), [thought])
  return (
    <div className={classes.firstSeal}>
      <PillarSeal pillars={texts} size={72} filled />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  )
}
