import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { castChart, type PillarPlace } from '#bazi/index.ts'
import { castInputOf, openReadingsOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { offsetText } from '../../terms/zones.ts'
import classes from './both-readings.module.css'
import { ComparedPillars } from './compared-pillars.tsx'
import { useSchool } from './use-school.ts'

type Read = Pick<Archive, 'disambiguation' | 'offset_seconds'> & { readonly local: string }

/** Both readings of a clock time that was shown twice or skipped, as the archive would have each. */
function readsOf(archive: Archive): Read[] {
  return openReadingsOf(archive).map(({ local, offsetSeconds }, i) => ({
    disambiguation: i === 0 ? 'earlier' : 'later',
    offset_seconds: offsetSeconds,
    local,
  }))
}

/** Whoever was not sure which reading is meant has both charts here, until one is chosen. */
export function BothReadings({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const choose = useSchool(archive)
  const reads = archive.hour_unknown ? [] : readsOf(archive)
  const charts = reads.map((read) => castChart(castInputOf({ ...archive, ...read })))
  const [first, second] = charts
  if (!first || !second) return null
  const differs = PILLAR_PLACES.filter((place) => first.pillars[place]?.index !== second.pillars[place]?.index)
  return (
    <section className={classes.root} aria-label={t`两种读法`}>
      <p className={classes.note}>{differs.length > 0 ? t`两张盘都留着，以后再定。` : t`这个钟点有两种读法，四柱相同。`}</p>
      {differs.length > 0 && (
        <div className={classes.plates}>
          {reads.map((read, i) => (
            <Reading
              key={read.disambiguation}
              read={read}
              chart={charts[i]!}
              differs={differs}
              onChoose={() => void choose(chosenOf(read))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const chosenOf = ({ disambiguation, offset_seconds }: Read) => ({ disambiguation, offset_seconds })

interface ReadingProps {
  read: Read
  chart: ReturnType<typeof castChart>
  differs: readonly PillarPlace[]
  onChoose: () => void
}

function Reading({ read: { local, offset_seconds }, chart, differs, onChoose }: ReadingProps) {
  const { t } = useLingui()
  const name = `${clockWordsOf(useMessages()).hourMinute(local)} ${offsetText(offset_seconds)}`
  return (
    <div className={classes.plate} role="group" aria-label={name}>
      <h3 className={classes.name}>{name}</h3>
      <ComparedPillars chart={chart} differs={differs} className={classes.pillars} />
      <Button variant="default" onClick={onChoose} fullWidth>
        {t`用 ${name}`}
      </Button>
    </div>
  )
}
