import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PushUnavailableError } from '#device/reminders/push-manager.ts'
import { enableReminders, disableReminders } from '#device/reminders/reminders.ts'
import { readRegistration } from '#device/reminders/registration.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'

/** State of reminders on this device; `blocked`: forbidden by the browser, `none`: no push support (iPhone page not installed). */
export type DeviceReminderState = 'on' | 'off' | 'blocked' | 'none'

/** Returns the browser's support for push: `none`, `blocked` by a denied permission, or `open`. */
function getPushSupport(): 'blocked' | 'none' | 'open' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

export interface DeviceReminders {
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
  const pushRegistration = useLive(readRegistration)
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
      toast(
        error instanceof PushUnavailableError
          ? t`浏览器的推送服务没有回应，提醒还没打开。稍后再试，或改用日历订阅`
          : t`没有打开，稍后再试，或改用日历订阅`,
      ),
    )
    setIsBusy(false)
  }

  return { state, isBusy, isKnown: pushRegistration !== undefined, change }
}
