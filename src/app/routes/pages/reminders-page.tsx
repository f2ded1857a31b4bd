import { useLingui } from '@lingui/react/macro'
import { CalendarSubscriptionPart } from '../../features/reminders/calendar-subscription-part.tsx'
import { DeviceRemindersPart, useDeviceReminders } from '../../features/reminders/device-reminders-part.tsx'
import { ReminderTopicsPart } from '../../features/reminders/reminder-topics-part.tsx'
import { TitledPage } from '../../ui/titled-page.tsx'

export function RemindersPage() {
  const { t } = useLingui()
  const reminders = useDeviceReminders()
  return (
    <TitledPage title={t`提醒`} backTo="/setting/me">
      <DeviceRemindersPart reminders={reminders} />
      <ReminderTopicsPart isBlocked={reminders.state === 'blocked'} />
      <CalendarSubscriptionPart />
    </TitledPage>
  )
}
