import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CivilDate } from '#bazi/index.ts'
import { FIRST_DAY, LAST_DAY } from '../../calendar/almanac-days.ts'
import { dateOfIso, isoOf } from '../../calendar/civil-dates.ts'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { StatePage } from '../../ui/state-page.tsx'
import { TopBar, useBack } from '../../ui/top-bar.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { AlmanacDays } from './almanac-days.tsx'
import classes from './almanac.module.css'

export interface AlmanacProps {
  /** A day by its ISO date, as the address has it; without one today is meant. */
  asked: string | undefined
  /** Shows another day; undefined: today. */
  onTurn: (iso: string | undefined) => void
}

/** The date that an address names, within what the almanac covers. */
function dateAsked(asked: string): CivilDate | undefined {
  return asked >= FIRST_DAY && asked <= LAST_DAY ? dateOfIso(asked) : undefined
}

/** The day as it is for everyone, one leaf for each. */
export function Almanac({ asked, onTurn }: AlmanacProps) {
  const { t } = useLingui()
  const { today, branch } = useLocalHour()
  const back = useBack('/')
  usePageTitle()
  const date = asked === undefined ? today : dateAsked(asked)
  const turn = (iso: string) => onTurn(iso === isoOf(today) ? undefined : iso)
  if (date) return <AlmanacDays date={date} today={today} hour={branch} onTurn={turn} back={back} />
  return (
    <main className={classes.root}>
      <TopBar back={back} />
      <StatePage title={t`历书里没有这一天`} detail={t`这本历书从1901年1月1日到2099年12月31日，日期写作 2026-11-20 的样子。`}>
        <Button onClick={() => onTurn(undefined)}>{t`看今日`}</Button>
      </StatePage>
    </main>
  )
}
