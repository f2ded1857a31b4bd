import { BellSimple } from '@phosphor-icons/react/dist/csr/BellSimple'
import { X } from '@phosphor-icons/react/dist/csr/X'
import { useLingui } from '@lingui/react/macro'
import { declineReminderOffer, isReminderOfferDeclined, readPushRegistration } from '#device/reminders/registration.ts'
import { readInstallState } from '#device/settings/visits.ts'
import { useLive } from '../../live/use-live.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RowLink } from '../../ui/row.tsx'
import classes from './reminders.module.css'

/** Number of the first visit that shows the offer. */
const FROM_VISIT = 2

/** Reminder offer below an opened day, from the second visit until accepted or declined. */
export function ReminderOffer() {
  const { t } = useLingui()
  const registration = useLive(readPushRegistration)
  const isDeclined = useLive(isReminderOfferDeclined)
  const install = useLive(readInstallState)
  if (registration !== null || isDeclined !== false || !install || install.visits < FROM_VISIT) return null
  return (
    <div className={classes.offer}>
      <RowLink to="/setting/reminders" icon={<BellSimple size={22} weight="light" />} detail={t`在你定的时间，送来当天的一句`}>
        {t`明天提醒我`}
      </RowLink>
      <IconButton label={t`不用了`} onClick={() => void declineReminderOffer()}>
        <X size={20} weight="light" />
      </IconButton>
    </div>
  )
}
