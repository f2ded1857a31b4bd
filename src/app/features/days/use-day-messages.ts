import { useLingui } from '@lingui/react/macro'
import type { CivilDate } from '#bazi/index.ts'
import type { RatedHour } from '#readings/daily/best-hours.ts'
import type { SharedPick, SharedRejectReason } from '#readings/daily/shared-days.ts'
import { startOfCivilDate } from '../../calendar/civil-dates.ts'
import { formatLongDay } from '../../language/format-day.ts'
import { useMessages } from '../../language/use-messages.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { dateFormatters } from '../../terms/date.ts'
import { listDayFitReasons, formatRejectReason } from '../../terms/day-choice.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'

/** Returns formatters for the texts of a day, on the page and in the calendar. `names`: names of the people the day should suit. */
export function useDayMessages(names: readonly string[]) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  return {
    /** 2026-11-24; November 24, 2026. */
    dateOf: (date: CivilDate) => formatLongDay(locale, startOfCivilDate(date).getTime()),
    weekdayOf: (date: CivilDate) => dateFormatters[locale].weekday(date),
    linesOf: (day: SharedPick) => listDayFitReasons(messages, day, names),
    rejectOf: (reason: SharedRejectReason) => formatRejectReason(messages, reason, names),
    hourOf: ({ branch, from, to }: RatedHour) => {
      const [name, hours] = [branchTextOf(_, branch), createClockFormatter(messages).fullHours(from, to)]
      return t`${name}时 ${hours}`
    },
    fitName: names.length > 1 ? t`合计，取较低的一个` : t({ message: '合计', context: 'fit' }),
  }
}

export type DayMessages = ReturnType<typeof useDayMessages>
