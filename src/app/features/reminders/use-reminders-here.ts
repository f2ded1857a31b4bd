import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PushUnavailable } from '#device/reminders/push-manager.ts'
import { enableReminders, disableReminders } from '#device/reminders/reminders.ts'
import { readRegistration } from '#device/reminders/registration.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import { toast } from '../../ui/toast.ts'

/** Whether this device reminds, or why not: it was not asked to, the browser forbids it, or has no push (an iPhone's page that is not installed). */
export type RemindersHere = 'on' | 'off' | 'blocked' | 'none'

/** What the browser has and allows. */
function waysOf(): 'blocked' | 'none' | 'open' {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'open'
}

export interface DeviceReminders {
  readonly here: RemindersHere
  readonly isBusy: boolean
  /** Whether it has been read if this device reminds. */
  readonly isKnown: boolean
  readonly change: (on: boolean) => Promise<void>
}

/** Calls `listener` when the browser's permission changes, where the browser tells. Returns what ends it. */
function watchPermission(listener: () => void): () => void {
  const ending = new AbortController()
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', listener, { signal: ending.signal })
  }
  // A browser that does not tell is asked again with the next visit of the page.
  void watch().catch(() => undefined)
  return () => ending.abort()
}

/** This device's reminders, and a switch that asks the browser when it is turned on: never before. */
export function useRemindersHere(): DeviceReminders {
  const { t } = useLingui()
  const userId = useUserId()
  const told = useLive(readRegistration)
  const [way, setWay] = useState(waysOf)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => watchPermission(() => setWay(waysOf)), [])
  const isOn = told?.user_id === userId && way === 'open' && Notification.permission === 'granted'
  const here: RemindersHere = way !== 'open' ? way : isOn ? 'on' : 'off'

  async function turn(on: boolean): Promise<void> {
    if (on && (await Notification.requestPermission()) !== 'granted') return setWay(waysOf)
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) throw new Error('no worker')
    await (on ? enableReminders(registration) : disableReminders(registration))
  }

  async function change(on: boolean) {
    setIsBusy(true)
    await turn(on).catch((error: unknown) =>
      toast(
        error instanceof PushUnavailable
          ? t`浏览器的推送服务没有回应，提醒还没打开。稍后再试，或改用日历订阅`
          : t`没有打开，稍后再试，或改用日历订阅`,
      ),
    )
    setIsBusy(false)
  }

  return { here, isBusy, isKnown: told !== undefined, change }
}
