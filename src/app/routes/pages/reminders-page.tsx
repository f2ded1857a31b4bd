import { useLingui } from '@lingui/react/macro'
import { CalendarPart } from '../../features/reminders/calendar-part.tsx'
import { HerePart } from '../../features/reminders/here-part.tsx'
import { MattersPart } from '../../features/reminders/matters-part.tsx'
import { useRemindersHere } from '../../features/reminders/use-reminders-here.ts'
import { TitledPage } from '../../ui/titled-page.tsx'

export function RemindersPage() {
  const { t } = useLingui()
  const reminders = useRemindersHere()
  return (
    <TitledPage title={t`提醒`} backTo="/setting/me">
      <HerePart reminders={reminders} />
      <MattersPart isBlocked={reminders.here === 'blocked'} />
      <CalendarPart />
    </TitledPage>
  )
}
