import { useLingui } from '@lingui/react/macro'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Row } from '../../ui/row.tsx'
import classes from './reminders.module.css'
import { SwitchRow } from '../../ui/switch-row.tsx'
import type { DeviceReminders } from './use-device-reminders.ts'

/** Reminder switch of this device, or why it is unavailable. */
export function DeviceRemindersPart({ reminders: { state, isBusy, isKnown, change } }: { reminders: DeviceReminders }) {
  const { t } = useLingui()
  return (
    <section className={classes.part}>
      <SectionTitle>{t`本机`}</SectionTitle>
      {state === 'none' && <Row detail={t`iPhone 和 iPad 要先把命书装到主屏幕；也可以用下面的日历订阅。`}>{t`这个浏览器收不到提醒`}</Row>}
      {state !== 'none' && (
        <SwitchRow
          checked={state === 'on'}
          disabled={state === 'blocked' || isBusy || !isKnown}
          detail={
            state === 'blocked'
              ? t`浏览器不让命书发通知。在浏览器的网站设置里允许通知，再回到这里打开；也可以用下面的日历订阅。`
              : state === 'on'
                ? t`到点送到本机`
                : t`打开时，浏览器会问一次`
          }
          onChange={(on) => void change(on)}
        >
          {t`在本机提醒`}
        </SwitchRow>
      )}
    </section>
  )
}
