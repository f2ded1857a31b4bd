import type { Page } from '@playwright/test'
import { deviceDb } from '#device/store/device-db.ts'

interface StoredData {
  /** Rows of the device database, by table name. */
  readonly rows: Readonly<Record<string, readonly object[]>>
  /** Entries of local storage. */
  readonly local: Readonly<Record<string, string>>
}

/** Tables as the app declares them, and their version: IndexedDB's version is Dexie's times ten. */
const tables = deviceDb.tables.map(({ name, schema }) => ({ name, keyPath: schema.primKey.keyPath as string }))
const version = deviceDb.verno * 10

/** Writes data of an earlier visit from a blank page of the same origin, without the app; returns the logged-in user's token. */
export async function seedEarlierVisit(page: Page, origin: string, { rows, local }: StoredData): Promise<string | null> {
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
