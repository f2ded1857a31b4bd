import { useLingui } from '@lingui/react/macro'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { RowLink } from '../../ui/row.tsx'
import classes from './day-finder.module.css'
import type { DayRange } from './range.ts'

interface LockedDaysProps {
  range: DayRange
  /** Accessible part of the range; undefined if there is none. */
  open: DayRange | undefined
}

/** Note that days of a range need a membership; renders nothing if all are accessible. */
export function LockedDays({ range, open }: LockedDaysProps) {
  const { t } = useLingui()
  const isWhole = open && formatIsoDate(open.from) === formatIsoDate(range.from) && formatIsoDate(open.to) === formatIsoDate(range.to)
  if (isWhole) return null
  return (
    <div className={classes.locked}>
      <RowLink
        to="/setting/shop"
        detail={open ? t`下面只有今天前后三十天的日子，其余的没有推算。` : t`这一段在三十天以外，没有推算。`}
      >{t`三十天以外的日子，会员可看`}</RowLink>
    </div>
  )
}
