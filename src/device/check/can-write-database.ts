import { deviceDb } from '../store/device-db.ts'

const KEY = 'device-check'

/** Returns whether the browser's database can write and read a row. Deletes the row again. */
export async function canWriteDatabase(): Promise<boolean> {
  try {
    return await deviceDb.transaction('rw', deviceDb.settings, async () => {
      await deviceDb.settings.put({ key: KEY, value: KEY })
      const row = await deviceDb.settings.get(KEY)
      await deviceDb.settings.delete(KEY)
      return row?.value === KEY
    })
  } catch {
    return false
  }
}
