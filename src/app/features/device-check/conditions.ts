import { canWriteDatabase } from '#device/check/can-write-database.ts'
import { isClockOff } from '#device/wire/server-clock.ts'
import { browserStorage } from '../../browser/storage.ts'

/** Browser capabilities the app depends on. */
export type DeviceCapabilityName =
  | 'worker'
  | 'database'
  | 'preferences'
  | 'locks'
  | 'room'
  | 'kept'
  | 'clock'
  | 'backgroundSync'
  | 'push'
  | 'notifications'
  | 'voices'
  | 'share'
  | 'installed'

/** `unknown`: the browser does not report the capability, or the user has not been asked for the permission yet. */
export type CapabilityState = 'yes' | 'no' | 'unknown'

export type DeviceCapabilities = Readonly<Record<DeviceCapabilityName, CapabilityState>>

/** Free storage that suffices for the precache, the place table and some recordings. */
const MIN_FREE_BYTES = 100_000_000

/** Device state that other modules have determined. */
export interface KnownDeviceState {
  readonly worksOffline: boolean
  readonly isInstalled: boolean
  /** Number of voices for the interface language; undefined until loaded. */
  readonly voices: number | undefined
}

const toState = (holds: boolean | undefined): CapabilityState => (holds === undefined ? 'unknown' : holds ? 'yes' : 'no')

/** Remaining storage quota in bytes; undefined if the browser does not report it. */
async function getFreeStorage(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? undefined : quota - (usage ?? 0)
}

const PERMISSIONS: Readonly<Record<NotificationPermission, CapabilityState>> = { granted: 'yes', denied: 'no', default: 'unknown' }

/** Checks each condition without asking for permissions. */
export async function checkDeviceCapabilities({ worksOffline, isInstalled, voices }: KnownDeviceState): Promise<DeviceCapabilities> {
  const [database, room, isPersistent, registration] = await Promise.all([
    canWriteDatabase(),
    getFreeStorage(),
    navigator.storage?.persisted?.(),
    navigator.serviceWorker?.getRegistration(),
  ])
  return {
    worker: toState(worksOffline),
    database: toState(database),
    preferences: toState(browserStorage.isWritable()),
    locks: toState('locks' in navigator),
    room: toState(room === undefined ? undefined : room >= MIN_FREE_BYTES),
    kept: toState(isPersistent),
    clock: toState(!isClockOff()),
    backgroundSync: toState(registration !== undefined && 'sync' in registration),
    push: toState(registration !== undefined && 'pushManager' in registration),
    notifications: 'Notification' in globalThis ? PERMISSIONS[Notification.permission] : 'no',
    voices: toState(voices === undefined ? undefined : voices > 0),
    share: toState('share' in navigator),
    installed: toState(isInstalled),
  }
}
