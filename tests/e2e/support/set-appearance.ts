import type { Page } from '@playwright/test'
import type { Settings } from '#contract/settings.ts'
import { seedEarlierVisit } from './earlier-visit.ts'
import { call } from './person.ts'

/**
 * Sets language and appearance as if chosen earlier, on this device and, if logged in, on the server. Leaves no page of the app
 * open.
 */
export async function setAppearance(page: Page, origin: string, locale: string, mode: string, further: Partial<Settings> = {}) {
  const display = { ...further, mode }
  const chosen = { interface_language: locale, ...display }
  const settings = [
    { key: 'display', value: display },
    { key: 'language', value: locale },
  ]
  const local = { 'starter-locale': locale, 'mingshu-settings': JSON.stringify(display) }
  const token = await seedEarlierVisit(page, origin, { rows: { settings }, local })
  if (token) await call({ url: origin }, '/user/config', chosen, token)
  else await seedEarlierVisit(page, origin, { rows: { settings: [{ key: 'unclaimed', value: chosen }] }, local: {} })
}

/** Returns the language, or the display settings, as stored on this device. */
export function readStoredPreference(page: Page, key: 'language' | 'display'): Promise<unknown> {
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
