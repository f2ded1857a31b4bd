import { deviceDb } from '../store/device-db.ts'

/** This device's push subscription as last reported to the server. */
export interface PushRegistration {
  readonly user_id: string
  readonly endpoint: string
  /** The server's public key of the subscription. */
  readonly key: string
  /** IANA time zone of this device at that time. */
  readonly zone: string
  /** Start of the session that reported it (ms): the subscription ends with the session. */
  readonly session_at: number
  /** Time of the last fetch of the server's key (ms). */
  readonly asked_at: number
}

const KEY = 'reminders'
const OFFER = 'remindersOffer'

/** Null if reminders were never enabled on this device. */
export async function readRegistration(): Promise<PushRegistration | null> {
  return ((await deviceDb.settings.get(KEY))?.value as PushRegistration | undefined) ?? null
}

export async function storeRegistration(registration: PushRegistration): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: registration })
}

export async function deleteRegistration(): Promise<void> {
  await deviceDb.settings.delete(KEY)
}

/** Whether the user declined the offer of reminders on this device. */
export async function isOfferDeclined(): Promise<boolean> {
  return (await deviceDb.settings.get(OFFER)) !== undefined
}

export async function declineOffer(): Promise<void> {
  await deviceDb.settings.put({ key: OFFER, value: true })
}
