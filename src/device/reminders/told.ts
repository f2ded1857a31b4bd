import { deviceDb } from '../store/device-db.ts'

/** What the server was last told of this device's subscription. */
export interface Told {
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
export async function readTold(): Promise<Told | null> {
  return ((await deviceDb.settings.get(KEY))?.value as Told | undefined) ?? null
}

export async function keepToldRow(told: Told): Promise<void> {
  await deviceDb.settings.put({ key: KEY, value: told })
}

export async function forgetTold(): Promise<void> {
  await deviceDb.settings.delete(KEY)
}

/** Whether the offer to be reminded was turned down on this device. */
export async function isOfferDeclined(): Promise<boolean> {
  return (await deviceDb.settings.get(OFFER)) !== undefined
}

export async function declineOffer(): Promise<void> {
  await deviceDb.settings.put({ key: OFFER, value: true })
}
