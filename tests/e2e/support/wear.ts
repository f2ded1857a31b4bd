import type { Page } from '@playwright/test'
import type { ConfigChange } from '#contract/settings.ts'

/** Settings as if whoever is logged in had chosen them on this device before, and told the server; the page stands on its origin. */
export async function wear(page: Page, settings: Omit<ConfigChange, 'interface_language'>): Promise<void> {
  await page.evaluate(async (change) => {
    const headers = { Authorization: localStorage.getItem('mingshu-token') ?? '', 'Content-Type': 'application/json' }
    await fetch('/fapi/user/config', { method: 'POST', headers, body: JSON.stringify(change) })
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('mingshu')
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
    })
    const store = db.transaction('settings', 'readwrite').objectStore('settings')
    const kept = await new Promise<object>((resolve) => {
      const request = store.get('display') as IDBRequest<{ value: object } | undefined>
      request.addEventListener('success', () => resolve(request.result?.value ?? {}))
    })
    const value = { ...kept, ...change }
    store.put({ key: 'display', value })
    await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
    db.close()
    localStorage.setItem('mingshu-settings', JSON.stringify(value))
  }, settings)
}
