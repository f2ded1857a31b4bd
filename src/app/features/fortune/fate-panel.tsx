import { useLingui } from '@lingui/react/macro'
import { useLocation, Link } from '@tanstack/react-router'
import { almanacPillarsOf, yearPillarOf, type CivilDate } from '#bazi/index.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { PanelLink } from '../../ui/panel-link.tsx'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { parseIsoDate, formatIsoDate, listMonthDates, weekdayOf } from '../../calendar/civil-dates.ts'
import { monthReadingAvailability } from './month-reading.ts'
import { useStoredFortunes } from './day-fortunes.ts'
import { useCanOpenDay } from './use-can-open-day.ts'
import classes from './fate-panel.module.css'

/** Side panel of the fate section, below the archive switcher: its pages and a month calendar with the opened days. */
export function FatePanel() {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const { today } = useLocalHour()
  const archive = useFortuneArchive()
  const isHome = useLocation({ select: ({ pathname }) => pathname.startsWith('/home') })
  // Including the studio pages.
  const isPictures = useLocation({ select: ({ pathname }) => pathname.startsWith('/fate/pic') })
  const pillars = almanacPillarsOf(today)
  const [year, month] = [pairTextOf(_, pillars.year), pairTextOf(_, pillars.month)]
  // Before 立春 the year pillar is still the previous year's.
  const yearNumber = yearPillarOf(today.year).ganzhi === pillars.year.ganzhi ? today.year : today.year - 1
  return (
    <div className={classes.root}>
      <nav aria-label={t`运势`}>
        <PanelLink to={isHome ? '/home/index' : '/fate/index'} note={pairTextOf(_, pillars.day)}>{t`今日`}</PanelLink>
        <PanelLink to="/fate/year" note={`${yearNumber} ${year}`}>{t`流年`}</PanelLink>
        <PanelLink to="/fate/cycles">{t`大运流年`}</PanelLink>
        <PanelLink to="/archive/match">{t`两人合看`}</PanelLink>
        {monthReadingAvailability[locale] && <PanelLink to="/fate/month" note={t`${month}月`}>{t`月运`}</PanelLink>}
        <PanelLink to="/fate/days">{t`择日`}</PanelLink>
        <PanelLink to="/almanac">{t`历书`}</PanelLink>
        <PanelLink to="/fate/pic" {...(isPictures && { 'aria-current': 'true' as const })}>{t`壁纸与画像`}</PanelLink>
      </nav>
      <MonthCalendar archiveId={archive?.archive_id} today={today} />
      <p className={classes.hint}>{t`日运以当前档案推算，换人即换一日。`}</p>
    </div>
  )
}

/** Small month calendar around the shown day. Accessible days are links; opened days are underlined. */
function MonthCalendar({ archiveId, today }: { archiveId: string | undefined; today: CivilDate }) {
  const { t } = useLingui()
  const dates = dateFormatters[useMessages().locale]
  const canOpen = useCanOpenDay()
  const shown = useLocation({ select: ({ hash }) => hash })
  const month = parseIsoDate(shown) ?? today
  const days = listMonthDates(month)
  const todayIso = formatIsoDate(today)
  const stored = useStoredFortunes(archiveId, days[0]!, days.at(-1)!)
  return (
    <section className={classes.month}>
      <h2 className={classes.title}>{dates.month(month.month)}</h2>
      <div className={classes.heads} aria-hidden="true">
        {dates.weekdayLetters.map((letter, i) => (
          // oxlint-disable-next-line no-array-index-key -- seven fixed columns; two have the same English name
          <span key={i}>{letter}</span>
        ))}
      </div>
      <ol className={classes.days}>
        {days.map((date) => {
          const iso = formatIsoDate(date)
          const score = stored.get(iso)?.view.score
          const isToday = iso === todayIso
          const name = dates.short(date)
          return (
            <li key={iso} data-today={isToday || undefined} style={date.day === 1 ? { gridColumnStart: weekdayOf(date) + 1 } : undefined}>
              {score === undefined && !canOpen(iso) ? (
                <span aria-current={isToday ? 'date' : undefined}>{date.day}</span>
              ) : (
                <Link
                  to="/fate/index"
                  hash={isToday ? '' : iso}
                  data-kept={score === undefined ? undefined : ''}
                  data-shown={iso === shown || undefined}
                  aria-label={score === undefined ? name : t`${name}，力量值 ${score}`}
                  aria-current={isToday ? 'date' : undefined}
                >
                  {date.day}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
