import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Chart } from '#bazi/index.ts'
import { layersAt } from '#bazi/index.ts'
import { toCivilDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { TIME_LAYERS } from '../../terms/layers.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { LayerPillarFace } from './layer-face.tsx'
import classes from './layer-strip.module.css'
import { getLocalClock } from './viewed-moment.ts'

/** Pillars of the current cycle, year, month, day and double-hour; without a cycle outside the hundred years of luck. */
export function PresentPillars({ chart }: { chart: Chart }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const [time] = useState(() => new Date())
  const layers = useMemo(() => layersAt(chart, getLocalClock(time)), [chart, time])
  const title = t`此刻`
  return (
    <section className={classes.root}>
      <SectionTitle note={dateFormatters[locale].inYear(toCivilDate(time))}>{title}</SectionTitle>
      <ol className={classes.cells} aria-label={title}>
        {TIME_LAYERS.map((code) => {
          const layer = layers[code]
          return (
            layer && (
              <li key={code} className={classes.cell}>
                <LayerPillarFace layer={code} pillar={layer.pillar} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}
