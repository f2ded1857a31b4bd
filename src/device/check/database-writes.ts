import { deviceDb } from '../store/device-db.ts'

const KEY = 'device-check'

/** Whether the browser's database takes a row and gives it back. Nothing of it stays. */
export async function databaseWrites(): Promise<boolean> {
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
