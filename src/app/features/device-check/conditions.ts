import { databaseWrites } from '#device/check/database-writes.ts'
import { isClockOff } from '#device/wire/server-clock.ts'
import { storage } from '../../browser/storage.ts'

/** What the app can do on this device only where the browser gives it. */
export type ConditionName =
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

/** `unknown`: the browser does not tell, or was not asked yet. */
export type Holds = 'yes' | 'no' | 'unknown'

export type Conditions = Readonly<Record<ConditionName, Holds>>

/** The worker's files, the place table and some recordings fit into it. */
const ROOM_BYTES = 100_000_000

/** What the app knows of the device from elsewhere. */
export interface KnownOfDevice {
  readonly worksOffline: boolean
  readonly isInstalled: boolean
  /** Voices that read the language of the interface; undefined until the device has told. */
  readonly voices: number | undefined
}

const told = (holds: boolean | undefined): Holds => (holds === undefined ? 'unknown' : holds ? 'yes' : 'no')

/** The browser's room for this site less what is used of it; undefined where it does not tell. */
async function roomLeft(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? undefined : quota - (usage ?? 0)
}

const PERMISSIONS: Readonly<Record<NotificationPermission, Holds>> = { granted: 'yes', denied: 'no', default: 'unknown' }

/** Asks the browser for each condition. Asks nobody for a permission. */
export async function readConditions({ worksOffline, isInstalled, voices }: KnownOfDevice): Promise<Conditions> {
  const [database, room, kept, registration] = await Promise.all([
    databaseWrites(),
    roomLeft(),
    navigator.storage?.persisted?.(),
    navigator.serviceWorker?.getRegistration(),
  ])
  return {
    worker: told(worksOffline),
    database: told(database),
    preferences: told(storage.takesAny()),
    locks: told('locks' in navigator),
    room: told(room === undefined ? undefined : room >= ROOM_BYTES),
    kept: told(kept),
    clock: told(!isClockOff()),
    backgroundSync: told(registration !== undefined && 'sync' in registration),
    push: told(registration !== undefined && 'pushManager' in registration),
    notifications: 'Notification' in globalThis ? PERMISSIONS[Notification.permission] : 'no',
    voices: told(voices === undefined ? undefined : voices > 0),
    share: told('share' in navigator),
    installed: told(isInstalled),
  }
}
