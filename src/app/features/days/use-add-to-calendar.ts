import { useLingui } from '@lingui/react/macro'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { saveFile } from '../../browser/save-file.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { PURPOSE_LABELS } from '../../terms/purposes.ts'
import { toast } from '../../ui/toast.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { createCalendarFile } from './create-calendar-file.ts'
import type { DayFinderDraft } from './day-finder-draft.ts'
import type { FoundDays } from './find-days.ts'
import { useDayMessages } from './use-day-messages.ts'

/** Returns a function that saves days as one calendar file; works offline. */
export function useAddToCalendar(people: readonly ListedArchive[], draft: DayFinderDraft, { hoursOf }: FoundDays) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const messages = useDayMessages(people.map(({ user_name }) => user_name))
  const { colon, listSeparator } = writingSystems[locale]

  function notesOf(day: SharedPick): string {
    const hours = hoursOf(day.pair).map(messages.hourOf).join(listSeparator)
    return [
      ...messages.linesOf(day).map(({ text, points }) => `${text}${colon}${points}`),
      `${messages.fitName}${colon}${day.fit}`,
      `${t`合适的时辰`}${colon}${hours}`,
      t`推算仅供娱乐，不作决定的依据。`,
    ].join('\n')
  }

  return (days: readonly SharedPick[]) => {
    const { purpose, entry, time } = draft
    const title = _(PURPOSE_LABELS[purpose])
    const archiveIds = people.map(({ archive_id }) => archive_id)
    const text = createCalendarFile(days, `${t`择日`}${colon}${title}`, { purpose, entry, time, title, notesOf, archiveIds })
    const [only] = days
    const name = days.length === 1 && only ? formatIsoDate(only.date) : 'days'
    saveFile(`mingshu-${name}.ics`, new Blob([text], { type: 'text/calendar;charset=utf-8' }))
    toast(t`日历文件已存下，打开它就进日历。`)
  }
}
