import type { DeviceSession } from '../store/device-db.ts'
import { readStored } from '../store/read-stored.ts'

/** Reads the session row through the native API, for callers that run without Dexie or must not disturb a Dexie transaction. */
export async function readSessionRow(): Promise<DeviceSession | undefined> {
  return (await readStored('mingshu', 'session', 'current').catch(() => undefined)) as DeviceSession | undefined
}
