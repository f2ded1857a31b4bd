import type { Archive } from '#contract/archive.ts'
import type { LifeEvent } from '#contract/life.ts'
import { layersAt } from '#bazi/index.ts'
import type { Locale } from '#contract/locale.ts'
import { useMessages } from '../../language/use-messages.ts'
import { EVENT_KIND_LABELS } from '../../terms/event-kinds.ts'
import { RowButton } from '../../ui/row.tsx'
import { BranchCharacter, StemCharacter } from '../../chart-table/character.tsx'
import { getArchiveChart } from '../../session/chart-cache.ts'
import { LAYER_RELATION_LABELS } from '../../terms/joint-labels.ts'
import { dateFormatters } from '../../terms/date.ts'
import classes from './life.module.css'

interface EventListProps {
  archive: Archive
  events: readonly LifeEvent[]
  onOpen: (event: LifeEvent) => void
}

/** Events grouped by year, earliest first; each opens its sheet. */
export function EventList({ archive, events, onOpen }: EventListProps) {
  const { locale } = useMessages()
  const years = [...Map.groupBy(events, ({ date }) => parseEventDate(date).year)]
  return (
    <div className={classes.years}>
      {years.map(([year, within]) => (
        <section key={year} className={classes.year}>
          <h2 className={classes.yearTitle}>{year}</h2>
          <ul>
            {within.map((event) => (
              <li key={event.event_id}>
                <RowButton
                  detail={event.note || undefined}
                  end={<EventLuck archive={archive} event={event} />}
                  aria-haspopup="dialog"
                  onClick={() => onOpen(event)}
                >
                  {EVENT_KIND_LABELS[locale][event.kind]} <span className={classes.when}>{formatDateWithoutYear(event.date, locale)}</span>
                </RowButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const LUCK_LAYERS = ['major', 'annual'] as const

/** Luck cycle and year pillar at an event; for an imprecise date, in the middle of its range. */
function EventLuck({ archive, event }: { archive: Archive; event: LifeEvent }) {
  const { locale } = useMessages()
  const layers = layersAt(getArchiveChart(archive), { local: getImpreciseDateMidpoint(event.date), offsetSeconds: archive.offset_seconds })
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

/** Parses `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function parseEventDate(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return { year: year!, month, day }
}

/** Formats a date without its year: 6月12日, June, or '' if only the year is known. */
function formatDateWithoutYear(date: string, locale: Locale): string {
  const { year, month, day } = parseEventDate(date)
  if (month === undefined) return ''
  return day === undefined ? dateFormatters[locale].month(month) : dateFormatters[locale].inYear({ year, month, day })
}

/** Returns the local time in the middle of an imprecise date's range, used to find its luck cycle. */
function getImpreciseDateMidpoint(date: string): string {
  return `${date}${'-07-01'.slice(date.length === 4 ? 0 : 6)}${date.length === 7 ? '-15' : ''}T00:00:00`
}
