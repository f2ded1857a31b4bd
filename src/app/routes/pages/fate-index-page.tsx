import { useLocation } from '@tanstack/react-router'
import { parseIsoDate } from '../../calendar/civil-dates.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useFortuneArchive } from '../../session/archives.ts'
import { ArchiveSwitcher } from '../../features/archives/archive-switcher.tsx'
import { UnopenedDayScreen } from '../../features/divination/unopened-day-screen.tsx'
import { DayPage } from '../../features/fortune/day-page.tsx'

const ReminderOffer = lazyComponent(() => import('../../features/reminders/reminder-offer.tsx').then((file) => file.ReminderOffer))

/** The present day, or the past day in the hash (`#2026-11-18`). */
export function FateIndexPage() {
  const archive = useFortuneArchive()
  const hash = useLocation({ select: (location) => location.hash })
  if (!archive) return null
  const lookBack = parseIsoDate(hash) ? hash : undefined
  return (
    <DayPage
      archive={archive}
      otherDay={lookBack}
      switcher={<ArchiveSwitcher shown={archive} changesToday />}
      offer={<ReminderOffer />}
      Opening={UnopenedDayScreen}
    />
  )
}
