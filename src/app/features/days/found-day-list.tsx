import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { CalendarExport } from './calendar-export.tsx'
import { type DayFinderDraft, FOUND_DAYS_PAGE_SIZE } from './day-finder-draft.ts'
import type { FoundDays } from './find-days.ts'
import { FoundDayRow } from './found-day-row.tsx'
import classes from './found-day-list.module.css'
import { RejectedDays } from './rejected-days.tsx'
import { useSaveCalendarFile } from './add-to-calendar.ts'
import { useDayMessages } from './use-day-messages.ts'

interface FoundListProps {
  found: FoundDays
  people: readonly ListedArchive[]
  draft: DayFinderDraft
  onChange: (change: Partial<DayFinderDraft>) => void
  today: CivilDate
}

/** Found days, best first and page by page, the calendar options, and the rejected days. */
export function FoundDayList({ found, people, draft, onChange, today }: FoundListProps) {
  const { t } = useLingui()
  const messages = useDayMessages(people.map(({ user_name }) => user_name))
  const addToCalendar = useSaveCalendarFile(people, draft, found)
  const { picks, rejected, hoursOf } = found
  const [count, all] = [picks.length, picks.length + rejected.length]
  const more = Math.min(FOUND_DAYS_PAGE_SIZE, count - draft.shown)
  return (
    <>
      <section className={classes.root}>
        <SectionTitle note={<span role="status">{t`${all} 天里有 ${count} 天`}</span>}>{t`可选的日子`}</SectionTitle>
        {people.length > 1 && <p className={classes.note}>{t`两个人都合适的日子才在这里，排位按两人中较低的一个。`}</p>}
        {count === 0 && <p className={classes.note}>{t`这一段里没有合适的日子，可以换一段日期，或看看下面排除的缘由。`}</p>}
        <ol className={classes.days}>
          {picks.slice(0, draft.shown).map((day) => (
            <FoundDayRow
              key={formatIsoDate(day.date)}
              day={day}
              messages={messages}
              hoursOf={hoursOf}
              isToday={formatIsoDate(day.date) === formatIsoDate(today)}
              onAdd={() => addToCalendar([day])}
            />
          ))}
        </ol>
        {more > 0 && (
          <Button variant="default" className={classes.more} onClick={() => onChange({ shown: draft.shown + FOUND_DAYS_PAGE_SIZE })}>
            {t`再看 ${more} 天`}
          </Button>
        )}
      </section>
      {count > 0 && <CalendarExport draft={draft} onChange={onChange} count={count} onAddAll={() => addToCalendar(picks)} />}
      {rejected.length > 0 && <RejectedDays days={rejected} messages={messages} />}
    </>
  )
}
