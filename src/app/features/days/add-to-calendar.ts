import { useLingui } from '@lingui/react/macro'
import { addDays } from 'date-fns/addDays'
import { set } from 'date-fns/set'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { formatCalendarFile, type CalendarEvent, type CalendarZone } from '#readings/daily/calendar-file.ts'
import type { SharedPick } from '#readings/daily/shared-days.ts'
import { saveFile } from '../../browser/save-file.ts'
import { formatIsoDate, startOfCivilDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { showToast } from '../../ui/toast.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import type { DayFinderDraft } from './day-finder-draft.ts'
import type { FoundDays } from './find-days.ts'
import { useDayMessages } from './use-day-messages.ts'
import { PURPOSE_LABELS } from '../../terms/day-choice.ts'

/** Returns a function that saves days as one calendar file; works offline. */
export function useSaveCalendarFile(people: readonly ListedArchive[], draft: DayFinderDraft, { hoursOf }: FoundDays) {
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
    showToast(t`日历文件已存下，打开它就进日历。`)
  }
}

/** Hour of the alarm on the day before, 0 to 23. */
const ALARM_HOUR = 20
/** Length of a timed entry in ms: a double-hour. */
const LENGTH_MS = 2 * 3_600_000

/** Options of the calendar file. */
interface CalendarFileOptions extends Pick<DayFinderDraft, 'purpose' | 'entry' | 'time'> {
  /** Title of each entry. */
  readonly title: string
  readonly notesOf: (day: SharedPick) => string
  /** Part of the entry id: the same day, purpose and people give the same id, so that a second import adds no entry. */
  readonly archiveIds: readonly string[]
}

/** Creates an iCalendar file of the days in the device's time zone. It contains no birth data. */
export function createCalendarFile(days: readonly SharedPick[], name: string, entries: CalendarFileOptions): string {
  const zone = deviceZone()
  return formatCalendarFile({ name, stamp: Date.now(), ...(zone && { zone }), events: days.map((day) => createEvent(day, entries)) })
}

function createEvent(day: SharedPick, { purpose, entry, time, title, notesOf, archiveIds }: CalendarFileOptions): CalendarEvent {
  const uid = `${[formatIsoDate(day.date), purpose, ...archiveIds].join('-')}@${location.hostname}`
  const about = { uid, title, notes: notesOf(day) }
  const midnight = startOfCivilDate(day.date)
  if (entry === 'whole') {
    const alarm = set(addDays(midnight, -1), { hours: ALARM_HOUR, minutes: 0 })
    return { ...about, time: { day: day.date }, alarmSeconds: (alarm.getTime() - midnight.getTime()) / 1000 }
  }
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const from = set(midnight, { hours, minutes }).getTime()
  return { ...about, time: { from, to: from + LENGTH_MS }, alarmSeconds: 0 }
}

/** The device's time zone; undefined in browsers that do not name it. */
function deviceZone(): CalendarZone | undefined {
  const { timeZone: id } = new Intl.DateTimeFormat().resolvedOptions()
  return id ? { id, offsetAt: (ms) => new Date(ms).getTimezoneOffset() * -60 } : undefined
}
