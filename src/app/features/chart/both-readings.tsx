import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { castChart, type PillarPlace } from '#bazi/index.ts'
import { toBirthInput, listUnchosenReadings } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { PILLAR_PLACES } from '../../terms/pillar-places.ts'
import { formatUtcOffset } from '../../terms/zones.ts'
import classes from './both-readings.module.css'
import { ComparedPillars } from './compared-pillars.tsx'
import { useStoreCastChoices } from './use-cast-edit.ts'

type ArchiveReading = Pick<Archive, 'disambiguation' | 'offset_seconds'> & { readonly local: string }

/** Lists both readings of a repeated or skipped clock time as archive fields; empty if the time is unambiguous. */
function listClockReadings(archive: Archive): ArchiveReading[] {
  return listUnchosenReadings(archive).map(({ local, offsetSeconds }, i) => ({
    disambiguation: i === 0 ? 'earlier' : 'later',
    offset_seconds: offsetSeconds,
    local,
  }))
}

/**
 * Shows both charts of an ambiguous clock time with buttons to choose one, or a note if their pillars are equal; null if it is
 * unambiguous.
 */
export function ClockReadingComparison({ archive }: { archive: Archive }) {
  const { t } = useLingui()
  const choose = useStoreCastChoices(archive)
  const reads = archive.hour_unknown ? [] : listClockReadings(archive)
  const charts = reads.map((read) => castChart(toBirthInput({ ...archive, ...read })))
  const [first, second] = charts
  if (!first || !second) return null
  const differs = PILLAR_PLACES.filter((place) => first.pillars[place]?.index !== second.pillars[place]?.index)
  return (
    <section className={classes.root} aria-label={t`两种读法`}>
      <p className={classes.note}>{differs.length > 0 ? t`两张盘都留着，以后再定。` : t`这个钟点有两种读法，四柱相同。`}</p>
      {differs.length > 0 && (
        <div className={classes.plates}>
          {reads.map((read, i) => (
            <ReadingChart
              key={read.disambiguation}
              read={read}
              chart={charts[i]!}
              differs={differs}
              onChoose={() => void choose(pickChoice(read))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const pickChoice = ({ disambiguation, offset_seconds }: ArchiveReading) => ({ disambiguation, offset_seconds })

interface ReadingProps {
  read: ArchiveReading
  chart: ReturnType<typeof castChart>
  differs: readonly PillarPlace[]
  onChoose: () => void
}

function ReadingChart({ read: { local, offset_seconds }, chart, differs, onChoose }: ReadingProps) {
  const { t } = useLingui()
  const name = `${createClockFormatter(useMessages()).hourMinute(local)} ${formatUtcOffset(offset_seconds)}`
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
