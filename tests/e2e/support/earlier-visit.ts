import type { Page } from '@playwright/test'
import { deviceDb } from '#device/store/device-db.ts'

interface Kept {
  /** Rows of the device's own database, by the name of their table. */
  readonly rows: Readonly<Record<string, readonly object[]>>
  /** What local storage holds. */
  readonly local: Readonly<Record<string, string>>
}

/** The tables as the app declares them. Dexie counts versions in tenths. */
const tables = deviceDb.tables.map(({ name, schema }) => ({ name, keyPath: schema.primKey.keyPath as string }))
const version = deviceDb.verno * 10

/**
 * Leaves in this browser what an earlier visit of the app would have; the token of whoever is logged in. The page is a blank one of
 * the origin, in which no app runs.
 */
export async function seedEarlierVisit(page: Page, origin: string, { rows, local }: Kept): Promise<string | null> {
  await page.route(`${origin}/healthz`, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(`${origin}/healthz`)
  await page.unroute(`${origin}/healthz`)
  return page.evaluate(
    async ({ rows, local, tables, version }) => {
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('mingshu', version)
        request.addEventListener('upgradeneeded', () => {
          for (const { name, keyPath } of tables) request.result.createObjectStore(name, { keyPath })
        })
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
      const transaction = db.transaction(Object.keys(rows), 'readwrite')
      for (const [name, all] of Object.entries(rows)) for (const row of all) transaction.objectStore(name).put(row)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
      return localStorage.getItem('mingshu-token')
    },
    { rows, local, tables, version },
  )
}
