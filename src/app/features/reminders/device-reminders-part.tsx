import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PushUnavailableError } from '#device/reminders/push-manager.ts'
import { enableReminders, disableReminders } from '#device/reminders/reminders.ts'
import { readPushRegistration } from '#device/reminders/registration.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { Row } from '../../ui/row.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { showToast } from '../../ui/toast.ts'
import classes from './reminders.module.css'

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

/** State of reminders on this device; `blocked`: forbidden by the browser, `none`: no push support (iPhone page not installed). */
type DeviceReminderState = 'on' | 'off' | 'blocked' | 'none'

/** Returns the browser's support for push: `none`, `blocked` by a denied permission, or `open`. */
function getPushSupport(): 'blocked' | 'none' | 'open' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

interface DeviceReminders {
  readonly state: DeviceReminderState
  readonly isBusy: boolean
  /** Whether the registration has been loaded. */
  readonly isKnown: boolean
  readonly change: (on: boolean) => Promise<void>
}

/** Calls `listener` when the notification permission changes, if the browser reports it. Returns an unsubscribe function. */
function watchPermission(listener: () => void): () => void {
  const ending = new AbortController()
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', listener, { signal: ending.signal })
  }
  // Browsers that cannot report changes are ignored; the permission is read again on the next visit.
  void watch().catch(() => undefined)
  return () => ending.abort()
}

/** Reminder state of this device and a function to change it. Asks for permission only when turned on. */
export function useDeviceReminders(): DeviceReminders {
  const { t } = useLingui()
  const userId = useUserId()
  const pushRegistration = useLive(readPushRegistration)
  const [way, setWay] = useState(getPushSupport)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => watchPermission(() => setWay(getPushSupport)), [])
  const isOn = pushRegistration?.user_id === userId && way === 'open' && Notification.permission === 'granted'
  const state: DeviceReminderState = way !== 'open' ? way : isOn ? 'on' : 'off'

  async function setReminders(on: boolean): Promise<void> {
    if (on && (await Notification.requestPermission()) !== 'granted') return setWay(getPushSupport)
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) throw new Error('no worker')
    await (on ? enableReminders(registration) : disableReminders(registration))
  }

  async function change(on: boolean) {
    setIsBusy(true)
    await setReminders(on).catch((error: unknown) =>
      showToast(
        error instanceof PushUnavailableError
          ? t`浏览器的推送服务没有回应，提醒还没打开。稍后再试，或改用日历订阅`
          : t`没有打开，稍后再试，或改用日历订阅`,
      ),
    )
    setIsBusy(false)
  }

  return { state, isBusy, isKnown: pushRegistration !== undefined, change }
}
