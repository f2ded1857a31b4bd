import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BranchCode, CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type DayReading as View, type DayTexts, DAY_TOPICS } from '#readings/daily/index.ts'
import { useIsWide } from '../../browser/use-is-wide.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { DeferredBelowFold } from '../../ui/deferred-below-fold.tsx'
import { RowLink } from '../../ui/row.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../language/use-messages.ts'
import { TOPIC_LABELS } from '../../terms/topics.ts'
import { BigDate, SmallDate } from './day-date.tsx'
import { PersonalDoDontLists } from './personal-do-dont-lists.tsx'
import { DayHeadline } from './day-headline.tsx'
import { HourStrip } from './hour-strip.tsx'
import type { ScoreBreakdownProps } from './reasons.tsx'
import { DayScoreSun } from './power.tsx'
import { WeekStrip } from './week-strip.tsx'
import classes from './day-view.module.css'

const LazyReasons = lazyComponent<ScoreBreakdownProps>(() => import('./reasons.tsx').then((file) => file.ScoreBreakdown), {
  isWanted: () => true,
})

interface DayViewProps {
  view: View
  archive: ListedArchive
  /** The four pillars that the view was computed for. */
  ganzhi: string
  today: CivilDate
  /** The current double-hour; null if the shown day is not today. */
  now: BranchCode | null
  /** Today, a stored day, or a day computed for this view only. */
  source: 'today' | 'stored' | 'computed'
  /** Plays the entry animation: only when the day has just been opened. */
  rises: boolean
  /** Extra content below an opened day. */
  offer?: ReactNode
}

/** An opened day: sentence, power value, do and don't, hours, reading and reasons. */
export function DayDetail({ view, archive, ganzhi, today, now, source, rises, offer }: DayViewProps) {
  const { t } = useLingui()
  const { locale } = useMessages()
  const DateLine = useIsWide() ? BigDate : SmallDate
  return (
    <div className={classes.root}>
      <div className={classes.date}>
        {source !== 'today' && (
          <p className={classes.past}>
            {source === 'stored' ? t`当日所存，只供回看` : t`另看的一天，不是今日`}
            <Link to="." hash="">{t`回到今日`}</Link>
          </p>
        )}
        <DateLine {...view} />
      </div>
      <DayHeadline said={view.said} takesFocus={rises} />
      <DayScoreSun view={view} rises={rises} />
      <PersonalDoDontLists view={view} archive={archive} ganzhi={ganzhi} />
      <DeferredBelowFold>
        <HourStrip view={view} now={now} />
        <div className={classes.reading}>
          {view.said.text.map(({ id, words }) => (
            <p key={id}>{words[locale]}</p>
          ))}
        </div>
        <DayTopics said={view.said} />
        <LazyReasons view={view} />
        <WeekStrip archiveId={archive.archive_id} today={today} shown={view.date} />
        <nav className={classes.years} aria-label={t`流年、择日、历书与壁纸`}>
          <RowLink to="/fate/year">{t`流年`}</RowLink>
          <RowLink to="/fate/cycles">{t`大运流年`}</RowLink>
          <RowLink to="/fate/days">{t`择日`}</RowLink>
          <RowLink to="/almanac" search={{ date: formatIsoDate(view.date) }}>{t`历书`}</RowLink>
          <RowLink to="/fate/pic">{t`壁纸与画像`}</RowLink>
        </nav>
        {offer}
        <p className={classes.foot}>{t`推算仅供娱乐，不作决定的依据。`}</p>
      </DeferredBelowFold>
    </div>
  )
}

/** One line for each of the day's four topics. */
function DayTopics({ said }: { said: DayTexts }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (
    <dl className={classes.topics} aria-label={t`四事`}>
      {DAY_TOPICS.map((topic) => (
        <div key={topic}>
          <dt>{_(TOPIC_LABELS[said.audience][topic])}</dt>
          <dd>{said.topics[topic].words[locale]}</dd>
        </div>
      ))}
    </dl>
  )
}
