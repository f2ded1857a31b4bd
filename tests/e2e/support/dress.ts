import type { Page } from '@playwright/test'
import type { Settings } from '#contract/settings.ts'

/**
 * Sets language and appearance, and further settings, as if they had been chosen on this device before, and told to the server,
 * or yet to be told at the login.
 */
export async function dress(page: Page, origin: string, locale: string, mode: string, further: Partial<Settings> = {}) {
  await page.goto(`${origin}/privacyagreement`)
  // The page makes its database when it is idle; opened before that, it would be an empty one, and left before it is made, none.
  await page.evaluate(async () => {
    while (!(await indexedDB.databases()).some(({ name }) => name === 'mingshu')) await new Promise((resolve) => setTimeout(resolve, 50))
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('mingshu')
      request.addEventListener('success', () => resolve(request.result))
    })
    db.close()
  })
  // Where no app runs, nor a worker answers: to the app an answer with the settings of before may still be on its way.
  await page.route(`${origin}/healthz`, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(`${origin}/healthz`)
  await page.unroute(`${origin}/healthz`)
  await page.evaluate(
    async ({ locale, display }) => {
      localStorage.setItem('starter-locale', locale)
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('mingshu')
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
      })
      const config = { interface_language: locale, ...display }
      const token = localStorage.getItem('mingshu-token')
      const headers = { Authorization: token ?? '', 'Content-Type': 'application/json' }
      if (token) await fetch('/fapi/user/config', { method: 'POST', headers, body: JSON.stringify(config) })
      const settings = db.transaction('settings', 'readwrite').objectStore('settings')
      settings.put({ key: 'display', value: display })
      settings.put({ key: 'language', value: locale })
      if (!token) settings.put({ key: 'unclaimed', value: config })
      await new Promise((resolve) => settings.transaction.addEventListener('complete', resolve))
      db.close()
      localStorage.setItem('mingshu-settings', JSON.stringify(display))
    },
    { locale, display: { ...further, mode } },
  )
}

/** What this device has written down of its language or of its looks. */
export function keptHere(page: Page, key: 'language' | 'display'): Promise<unknown> {
  return page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const request = indexedDB.open('mingshu')
        request.addEventListener('success', () => {
          const db = request.result
          const row = db.transaction('settings').objectStore('settings').get(key)
          row.addEventListener('success', () => {
            db.close()
            resolve((row.result as { value: unknown } | undefined)?.value)
          })
        })
      }),
    key,
  )
}
