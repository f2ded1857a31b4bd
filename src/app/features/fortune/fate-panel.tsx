import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { almanacPillarsOf, yearPillarOf } from '#bazi/index.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { PanelLink } from '../../ui/panel-link.tsx'
import classes from './fate-panel.module.css'
import { MonthCalendar } from './month-calendar.tsx'
import { hasMonthReading } from './month-reading.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { useMessages } from '../../language/use-messages.ts'

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
        {hasMonthReading[locale] && <PanelLink to="/fate/month" note={t`${month}月`}>{t`月运`}</PanelLink>}
        <PanelLink to="/fate/days">{t`择日`}</PanelLink>
        <PanelLink to="/almanac">{t`历书`}</PanelLink>
        <PanelLink to="/fate/pic" {...(isPictures && { 'aria-current': 'true' as const })}>{t`壁纸与画像`}</PanelLink>
      </nav>
      <MonthCalendar archiveId={archive?.archive_id} today={today} />
      <p className={classes.hint}>{t`日运以当前档案推算，换人即换一日。`}</p>
    </div>
  )
}
