import { useLingui } from '@lingui/react/macro'
import { CalendarPart } from '../../features/reminders/calendar-part.tsx'
import { HerePart } from '../../features/reminders/here-part.tsx'
import { MattersPart } from '../../features/reminders/matters-part.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function RemindersPage() {
  const { t } = useLingui()
  return (
    <TitledPage title={t`提醒`} backTo="/setting/me">
      <HerePart />
      <MattersPart />
      <CalendarPart />
    </TitledPage>
  )
}
