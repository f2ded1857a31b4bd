import { layersAt } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import type { LifeEvent } from '#contract/life.ts'
import { useMessages } from '../../language/use-messages.ts'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { getChart } from '../../session/chart-cache.ts'
import { JOINT_LABELS } from '../../terms/joint-labels.ts'
import { momentWithin } from './event-dates.ts'
import classes from './life.module.css'

const LAYERS = ['major', 'annual'] as const

/** The cycle and the year that ran when something happened; of a date that is known less exactly, in the middle of it. */
export function EventLuck({ archive, event }: { archive: Archive; event: LifeEvent }) {
  const { locale } = useMessages()
  const layers = layersAt(getChart(archive), { local: momentWithin(event.date), offsetSeconds: archive.offset_seconds })
  return (
    <span className={classes.luck}>
      {LAYERS.map((code) => {
        const layer = layers[code]
        return (
          layer && (
            <span key={code} className={classes.layer}>
              {JOINT_LABELS[locale].places[code]} <StemCharacter stem={layer.pillar.stem} />
              <BranchCharacter branch={layer.pillar.branch} />
            </span>
          )
        )
      })}
    </span>
  )
}
