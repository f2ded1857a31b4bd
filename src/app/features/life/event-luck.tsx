import { layersAt } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { LifeEvent } from '#contract/life.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { getArchiveChart } from '../../session/chart-cache.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { findMidpoint } from './event-dates.ts'
import classes from './life.module.css'

const LUCK_LAYERS = ['major', 'annual'] as const

/** Luck cycle and year pillar at an event; for an imprecise date, in the middle of its range. */
export function EventLuck({ archive, event }: { archive: Archive; event: LifeEvent }) {
  const { locale } = useMessages()
  const layers = layersAt(getArchiveChart(archive), { local: findMidpoint(event.date), offsetSeconds: archive.offset_seconds })
  return (
    <span className={classes.luck}>
      {LUCK_LAYERS.map((code) => {
        const layer = layers[code]
        return (
          layer && (
            <span key={code} className={classes.layer}>
              {LAYER_RELATION_LABELS[locale].places[code]} <StemCharacter stem={layer.pillar.stem} />
              <BranchCharacter branch={layer.pillar.branch} />
            </span>
          )
        )
      })}
    </span>
  )
}
