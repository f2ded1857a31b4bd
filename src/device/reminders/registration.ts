import { deviceDb } from '../store/device-db.ts'

/** This device's push subscription as last reported to the server. */
export interface PushRegistration {
  readonly user_id: string
  readonly endpoint: string
  /** The server's public key for which the subscription was created. */
  readonly key: string
  /** IANA time zone of this device when it was reported. */
  readonly zone: string
  /** Start of the login session that reported it (ms); the subscription ends with that session. */
  readonly session_at: number
  /** Time of the last fetch of the server's key (ms). */
  readonly asked_at: number
}

const KEY = 'reminders'
const OFFER = 'remindersOffer'

/** Returns the stored registration; null if reminders are not enabled on this device. */
export async function readPushRegistration(): Promise<PushRegistration | null> {
  return ((await deviceDb.settings.get(KEY))?.value as PushRegistration | undefined) ?? null
}

export async function storePushRegistration(registration: PushRegistration): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: registration })
}

export async function deletePushRegistration(): Promise<void> {
  await deviceDb.settings.delete(KEY)
}

/** Returns whether the user declined the offer of reminders on this device. */
export async function isReminderOfferDeclined(): Promise<boolean> {
  return (await deviceDb.settings.get(OFFER)) !== undefined
}

export async function declineReminderOffer(): Promise<void> {
  await deviceDb.settings.put({ key: OFFER, value: true })
}
