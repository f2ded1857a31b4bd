import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CivilDate } from '#bazi/index.ts'
import { FIRST_ALMANAC_DAY, LAST_ALMANAC_DAY } from '../../calendar/almanac-days.ts'
import { parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { StatePage } from '../../ui/state-page.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { usePageTitle } from '../../ui/use-page-metadata.ts'
import { AlmanacDayView } from './almanac-day-view.tsx'
import classes from './almanac.module.css'

export interface AlmanacContentProps {
  /** ISO date from the URL; undefined means today. */
  asked: string | undefined
  /** Navigates to another day (ISO date); undefined means today. */
  onShowDay: (iso: string | undefined) => void
}

/** Parses the ISO date from the URL; undefined if it is invalid or outside the almanac. */
function parseAlmanacDate(asked: string): CivilDate | undefined {
  return asked >= FIRST_ALMANAC_DAY && asked <= LAST_ALMANAC_DAY ? parseIsoDate(asked) : undefined
}

/** Almanac page for the date in the URL; shows a message if the almanac has no such day. */
export function AlmanacContent({ asked, onShowDay }: AlmanacContentProps) {
  const { t } = useLingui()
  const { today, branch } = useLocalHour()
  const back = useBack('/')
  usePageTitle()
  const date = asked === undefined ? today : parseAlmanacDate(asked)
  const turn = (iso: string) => onShowDay(iso === formatIsoDate(today) ? undefined : iso)
  if (date) return <AlmanacDayView date={date} today={today} hour={branch} onShowDay={turn} back={back} />
  return (
    <main className={classes.root}>
      <TopBar back={back} />
      <StatePage title={t`历书里没有这一天`} detail={t`这本历书从1901年1月1日到2099年12月31日，日期写作 2026-11-20 的样子。`}>
        <Button onClick={() => onShowDay(undefined)}>{t`看今日`}</Button>
      </StatePage>
    </main>
  )
}
