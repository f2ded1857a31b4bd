import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import type { Chart } from '#bazi/index.ts'
import { jointLayersAt } from '#bazi/index.ts'
import { LAYERS } from '../../terms/layers.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { LayerRelationList } from './joint-list.tsx'
import { LayerCell } from './layer-cell.tsx'
import { LayerTimeStepper } from './layer-steps.tsx'
import classes from './layer-strip.module.css'
import { getLocalClock, type ViewedMoment } from './viewed-moment.ts'

export interface LayerStripProps {
  chart: Chart
  /** ISO instant of the present, to which the reset button returns. */
  now: string
  seen: ViewedMoment
  onSee: (seen: ViewedMoment) => void
}

/** Pillars of cycle, year, month, day and hour at a moment, and the relations of the chosen layer to the chart and to longer layers. */
export function LayerStrip({ chart, now, seen, onSee }: LayerStripProps) {
  const { t } = useLingui()
  const { time } = seen
  const joint = useMemo(() => jointLayersAt(chart, getLocalClock(time)), [chart, time])
  const cells = LAYERS.filter((layer) => joint.pillars[layer] !== null)
  // Falls back to the year: outside the hundred years of luck there is no cycle.
  const layer = cells.includes(seen.layer) ? seen.layer : 'annual'
  const strip = useFocusOnJump(seen)
  const title = t`逐层看`
  return (
    <section className={classes.root}>
      <SectionTitle>{title}</SectionTitle>
      <div className={classes.cells} role="radiogroup" aria-label={title} ref={strip}>
        {cells.map((code) => (
          <LayerCell
            key={code}
            layer={code}
            pair={joint.pillars[code]!}
            dayStem={chart.pillars.day.stem}
            isChosen={code === layer}
            onChoose={() => onSee({ time, layer: code })}
          />
        ))}
      </div>
      <LayerTimeStepper time={time} layer={layer} now={now} onGo={(next) => onSee({ time: next, layer })} />
      <LayerRelationList joint={joint} layer={layer} />
    </section>
  )
}

/** Moves the focus to the checked cell if the moment was chosen elsewhere on the page. */
function useFocusOnJump(seen: ViewedMoment) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen.isLedTo) strip.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [seen])
  return strip
}
