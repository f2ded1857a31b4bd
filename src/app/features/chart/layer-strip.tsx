import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '@mantine/core'
import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight'
import {
  type Chart,
  jointLayersAt,
  type LayerCode,
  type StemCode,
  ganzhiOfText,
  pillarOf,
  FIRST_YEAR,
  LAST_YEAR,
  type JointLayers,
} from '#bazi/index.ts'
import { TIME_LAYERS } from '../../terms/layers.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatJointRelation } from '../../terms/joint-sentences.ts'
import classes from './layer-strip.module.css'
import { getLocalClock, type ViewedMoment, isSupportedYear, stepMoment } from './viewed-moment.ts'
import { LayerPillarFace } from './layer-face.tsx'

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
  const cells = TIME_LAYERS.filter((layer) => joint.pillars[layer] !== null)
  // Falls back to the year: outside the hundred years of luck there is no cycle.
  const layer = cells.includes(seen.layer) ? seen.layer : 'annual'
  const strip = useFocusOnJump(seen)
  const title = t`逐层看`
  return (
    <section className={classes.root}>
      <SectionTitle>{title}</SectionTitle>
      <div className={classes.cells} role="radiogroup" aria-label={title} ref={strip}>
        {cells.map((code) => (
          <LayerRadioCell
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

interface LayerCellProps {
  layer: LayerCode
  /** Pair as text, for example 甲子. */
  pair: string
  dayStem: StemCode
  isChosen: boolean
  onChoose: () => void
}

/** Radio button that chooses a time layer; shows the layer's pillar. */
function LayerRadioCell({ layer, pair, dayStem, isChosen, onChoose }: LayerCellProps) {
  return (
    <label className={classes.cell} data-chosen={isChosen || undefined}>
      <input type="radio" name="layer" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <LayerPillarFace layer={layer} pillar={pillarOf(ganzhiOfText(pair)!, dayStem)} />
    </label>
  )
}

interface LayerStepsProps {
  time: Date
  layer: LayerCode
  now: string
  onGo: (time: Date) => void
}

/** Date and time input, with buttons that move the time by one unit of the chosen layer. */
function LayerTimeStepper({ time, layer, now, onGo }: LayerStepsProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const word = LAYER_RELATION_LABELS[locale].places[layer]
  const [back, on] = [stepMoment(time, layer, -1), stepMoment(time, layer, 1)]
  const set = (text: string) => {
    const chosen = new Date(text)
    // Ignores intermediate values while the user types, which may be empty or in the year 20.
    if (isSupportedYear(chosen.getFullYear())) onGo(chosen)
  }
  return (
    <div className={classes.steps}>
      <IconButton label={t`前一个${word}`} disabled={!back} onClick={() => onGo(back!)}>
        <CaretLeft data-forward="" size={20} aria-hidden="true" />
      </IconButton>
      <input
        type="datetime-local"
        className={classes.moment}
        aria-label={t`时刻`}
        min={`${FIRST_YEAR}-01-01T00:00`}
        max={`${LAST_YEAR}-12-31T23:59`}
        value={getLocalClock(time).local.slice(0, 16)}
        onChange={({ target }) => set(target.value)}
      />
      <IconButton label={t`后一个${word}`} disabled={!on} onClick={() => onGo(on!)}>
        <CaretRight data-forward="" size={20} aria-hidden="true" />
      </IconButton>
      <Button variant="default" className={classes.now} onClick={() => onGo(new Date(now))}>
        {t`此刻`}
      </Button>
    </div>
  )
}

/** Number of relations that are always visible. */
const FIRST = 3

/** Lists the relations that a layer causes, strongest first; those after the third are collapsed. */
function LayerRelationList({ joint, layer }: { joint: JointLayers; layer: LayerCode }) {
  const { t } = useLingui()
  const messages = useMessages()
  const texts = joint.relations
    .filter(({ layers }) => layers.at(-1) === layer)
    .map((relation) => formatJointRelation(messages, joint, relation))
  const count = texts.length - FIRST
  if (texts.length === 0) return <p className={classes.none}>{t`与命盘各柱没有往来。`}</p>
  return (
    <div aria-live="polite">
      <Lines texts={texts.slice(0, FIRST)} />
      {count > 0 && (
        <details>
          <summary className={classes.more}>{t`另有 ${count} 条`}</summary>
          <Lines texts={texts.slice(FIRST)} />
        </details>
      )}
    </div>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
