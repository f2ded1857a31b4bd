import { deviceDb } from '../store/device-db.ts'

/** What the server was last told of this device's subscription. */
export interface PushRegistration {
  readonly user_id: string
  readonly endpoint: string
  /** The server's public key that it was made for. */
  readonly key: string
  /** IANA zone of this device at that time. */
  readonly zone: string
  /** When the session began that told it: the subscription ends with it. */
  readonly session_at: number
  /** When the server's key was last asked for. */
  readonly asked_at: number
}

const KEY = 'reminders'
const OFFER = 'remindersOffer'

/** Null while nobody asked to be reminded here. */
export async function readRegistration(): Promise<PushRegistration | null> {
  return ((await deviceDb.settings.get(KEY))?.value as PushRegistration | undefined) ?? null
}

export async function storeRegistration(told: PushRegistration): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: told })
}

export async function deleteRegistration(): Promise<void> {
  await deviceDb.settings.delete(KEY)
}

/** Whether the offer to be reminded was turned down on this device. */
export async function isOfferDeclined(): Promise<boolean> {
  return (await deviceDb.settings.get(OFFER)) !== undefined
}

export async function declineOffer(): Promise<void> {
  await deviceDb.settings.put({ key: OFFER, value: true })
}
