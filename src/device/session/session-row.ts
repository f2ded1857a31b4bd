import type { DeviceSession } from '../store/device-db.ts'
import { readRowWithoutDexie } from '../store/read-stored.ts'

/** Reads the session row through the native API, for callers that run without Dexie or must not disturb a Dexie transaction. */
export async function readSessionRow(): Promise<DeviceSession | undefined> {
  return (await readRowWithoutDexie('mingshu', 'session', 'current').catch(() => undefined)) as DeviceSession | undefined
}
