import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import type { Chart, CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { listOpenedDates } from '#device/documents/fortunes.ts'
import { getBaziYearBounds, type DayRuns } from '#readings/daily/index.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { DAY_STRETCH_LABELS, formatDayStretchAdvice, formatDayStretch } from '../../terms/run-labels.ts'
import { RowLink } from '../../ui/row.tsx'
import { SelectedDayLine } from './selected-day-line.tsx'
import { DayHeatmap, HeatmapLegend } from './day-heatmap.tsx'
import { MonthTable } from './month-table.tsx'
import { createYearHeatmap } from './year-map.ts'
import classes from './year-days.module.css'

interface YearDaysProps {
  archive: ListedArchive
  chart: Chart
  year: number
  today: CivilDate
  /** Undefined until known. */
  isMember: boolean | undefined
}

/** A year's days as a map of values, with the selected day and the best and quietest runs. */
export function YearDays({ archive: { archive_id }, chart, year, today: date, isMember }: YearDaysProps) {
  const { t } = useLingui()
  const today = formatIsoDate(date)
  const span = useMemo(() => getBaziYearBounds(year), [year])
  const [from, to] = [formatIsoDate(span.from), formatIsoDate(span.to)]
  const opened = useOpenedDates(archive_id, from, to)
  const map = useMemo(
    () => createYearHeatmap(chart, year, { today, isMember: isMember === true, opened }),
    [chart, year, today, isMember, opened],
  )
  const { days, months, runs } = map
  const present = days.findIndex(({ iso }) => iso === today)
  const [chosen, setChosen] = useState<number>()
  const at = chosen ?? Math.max(0, present)
  const closed = days.filter(({ rated }) => rated === null).length
  // Day pages exist only for the current archive.
  const hasPage = useFortuneArchive()?.archive_id === archive_id
  const dates = createClockFormatter(useMessages())
  const [begin, end, count] = [dates.date(from), dates.date(to), days.length]
  return (
    <section className={classes.root}>
      <SectionTitle>{t`全年日运`}</SectionTitle>
      <p className={classes.span}>
        <Trans>
          从立春到立春：<span>{begin}</span> 至 <span>{end}</span>，{count} 天。
        </Trans>
      </p>
      <figure className={classes.plate}>
        <DayHeatmap months={months} present={present} chosen={at} onChoose={setChosen} />
        <HeatmapLegend hasClosed={closed > 0} hasOpen={closed < count} />
      </figure>
      <MonthTable months={months} />
      <SelectedDayLine days={days} at={at} today={today} hasPage={hasPage} onChoose={setChosen} />
      {runs && <DayRunRows runs={runs} />}
      {closed > 0 && isMember === false && <LockedYearDaysNote closed={closed} open={count - closed} />}
    </section>
  )
}

const NONE: readonly string[] = []

const loadOpenedDates = async (userId: string, archiveId: string, from: string, to: string) =>
  userId ? await listOpenedDates(userId, archiveId, from, to) : []

/** Returns the ISO dates of an archive's opened days in a range, both ends included. Live query. */
function useOpenedDates(archiveId: string, from: string, to: string): readonly string[] {
  return useLive(loadOpenedDates, useUserId(), archiveId, from, to) ?? NONE
}

/** The best and the quietest run of consecutive days: dates, average value and reason. */
function DayRunRows({ runs }: { runs: DayRuns }) {
  const messages = useMessages()
  const names = DAY_STRETCH_LABELS[messages.locale].names
  return (
    <dl className={classes.runs}>
      {(['best', 'quietest'] as const).map((kind) => {
        const run = runs[kind]
        return (
          run && (
            <div key={kind} className={classes.run}>
              <dt className={classes.name} data-run={kind}>
                {names[kind]}
              </dt>
              <dd className={classes.runSpan}>{formatDayStretch(messages, run)}</dd>
              <dd className={classes.text}>{formatDayStretchAdvice(messages, kind, run)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** Note that locked days are excluded from the averages, with a link to the shop. */
function LockedYearDaysNote({ closed, open }: { closed: number; open: number }) {
  const { t } = useLingui()
  return (
    <RowLink
      to="/setting/shop"
      icon={<LockSimple size={20} weight="light" />}
      end={t`看会员`}
      detail={open > 0 ? t`月均只按已开放的 ${open} 天算。` : t`今天前后三十天人人可看，不在这一年里。`}
    >
      {t`其余 ${closed} 天随会员开放`}
    </RowLink>
  )
}
